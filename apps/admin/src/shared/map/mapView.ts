import type { Position } from '@crepas/domain';

/** What a map shows: its centre, its zoom and its size in CSS pixels. */
export type MapView = {
  readonly centre: Position;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
};

export type Pixel = { readonly x: number; readonly y: number };

/** The world of Web Mercator at zoom 0 is a square of this many pixels. */
const worldSize = 256;

function toWorld({ lat, lng }: Position): Pixel {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lng / 360 + 0.5) * worldSize,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize,
  };
}

/** Where the map shows a position, from its top left corner. */
export function pixelOf({ centre, zoom, width, height }: MapView, position: Position): Pixel {
  const [there, middle] = [toWorld(position), toWorld(centre)];
  const scale = 2 ** zoom;
  return { x: (there.x - middle.x) * scale + width / 2, y: (there.y - middle.y) * scale + height / 2 };
}

/** The position that the map shows at a pixel. */
export function positionAt({ centre, zoom, width, height }: MapView, { x, y }: Pixel): Position {
  const middle = toWorld(centre);
  const scale = 2 ** zoom;
  const [worldX, worldY] = [middle.x + (x - width / 2) / scale, middle.y + (y - height / 2) / scale];
  const angle = Math.PI * (1 - (2 * worldY) / worldSize);
  return {
    lat: rounded((Math.atan(Math.sinh(angle)) * 180) / Math.PI),
    lng: rounded((worldX / worldSize - 0.5) * 360),
  };
}

/** A sixth decimal is 11 cm, less than a pixel of the nearest zoom. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

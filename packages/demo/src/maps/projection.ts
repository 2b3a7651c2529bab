export type Place = { readonly lat: number; readonly lng: number };

/** Right and down. */
export type Pixel = { readonly x: number; readonly y: number };

/** What a map shows: its centre in degrees, Google's zoom (whole or not) and its size in pixels. */
export type View = Place & { readonly zoom: number; readonly width: number; readonly height: number };

/** The world at zoom 0 is one square tile, in pixels. */
const worldSize = 256;

/** Beyond this sine of the latitude Mercator diverges. */
const nearPole = 0.9999;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Web Mercator, in pixels from the north-west corner of the world. */
export function toWorld({ lat, lng }: Place, zoom: number): Pixel {
  const scale = worldSize * 2 ** zoom;
  const sine = Math.min(nearPole, Math.max(-nearPole, Math.sin(radians(lat))));
  return {
    x: scale * (0.5 + lng / 360),
    y: scale * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

export function fromWorld({ x, y }: Pixel, zoom: number): Place {
  const scale = worldSize * 2 ** zoom;
  const lat = (2 * Math.atan(Math.exp((0.5 - y / scale) * 2 * Math.PI)) - Math.PI / 2) * (180 / Math.PI);
  return { lat, lng: (x / scale - 0.5) * 360 };
}

export function toScreen(view: View, place: Place): Pixel {
  const [here, middle] = [toWorld(place, view.zoom), toWorld(view, view.zoom)];
  return { x: here.x - middle.x + view.width / 2, y: here.y - middle.y + view.height / 2 };
}

export function fromScreen(view: View, { x, y }: Pixel): Place {
  const middle = toWorld(view, view.zoom);
  return fromWorld({ x: middle.x + x - view.width / 2, y: middle.y + y - view.height / 2 }, view.zoom);
}

import { toScreen } from '../projection.ts';
import { filling, styled, svgElement } from './dom.ts';
import { type LatLngLike, placeOf } from './latLng.ts';
import type { SimMap } from './map.ts';

export type PolygonOptions = {
  readonly map?: SimMap | null;
  readonly paths?: readonly LatLngLike[];
  readonly strokeColor?: string;
  readonly strokeWeight?: number;
  readonly fillColor?: string;
  readonly fillOpacity?: number;
};

/** `google.maps.Polygon`: an outline over the city, below the markers. Taps go through it. */
export class Polygon {
  readonly #outline = svgElement('path');
  readonly #drawing = styled(svgElement('svg'), { ...filling, pointerEvents: 'none' });
  #map: SimMap | null = null;
  #paths: readonly LatLngLike[] = [];

  constructor(options: PolygonOptions = {}) {
    this.#drawing.setAttribute('aria-hidden', 'true');
    this.#drawing.dataset.gmapsPolygon = '';
    this.#drawing.append(this.#outline);
    this.setOptions(options);
  }

  setOptions({ map, paths, strokeColor, strokeWeight, fillColor, fillOpacity }: PolygonOptions): void {
    const attributes = {
      'stroke-linejoin': 'round',
      stroke: strokeColor,
      'stroke-width': strokeWeight,
      fill: fillColor,
      'fill-opacity': fillOpacity,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined) this.#outline.setAttribute(name, String(value));
    }
    if (paths) this.setPaths(paths);
    if (map !== undefined) this.setMap(map);
  }

  /** The library listens to it; it never changes. */
  getPath(): object {
    return this.#paths;
  }

  setPaths(paths: readonly LatLngLike[]): void {
    this.#paths = paths;
    this.place();
  }

  setMap(map: SimMap | null): void {
    this.#map?.overlays.delete(this);
    this.#drawing.remove();
    this.#map = map;
    map?.overlays.add(this);
    map?.overlayPane.prepend(this.#drawing);
    this.place();
  }

  place(): void {
    const view = this.#map?.view();
    if (!view) return;
    const corners = this.#paths
      .map((corner) => toScreen(view, placeOf(corner)))
      .map(({ x, y }) => `${x} ${y}`);
    this.#outline.setAttribute('d', corners.length > 0 ? `M${corners.join('L')}Z` : '');
  }
}

import { svgElement } from './dom.ts';
import { type LatLngLike, latLng } from './latLng.ts';
import type { SimMap } from './map.ts';
import { defineAccessors, MVCObject } from './mvcObject.ts';
import { toScreen } from './projection.ts';

/** A polygon's properties by Google's names. One outline; taps go through it. */
export type PolygonValues = {
  map: SimMap | null;
  paths: readonly LatLngLike[];
  visible: boolean;
  clickable: boolean;
  draggable: boolean;
  editable: boolean;
  geodesic: boolean;
  zIndex: number | null;
  strokeColor: string;
  strokeOpacity: number;
  strokeWeight: number;
  fillColor: string;
  fillOpacity: number;
};

/** `google.maps.Polygon`: an outline over the city, below the markers. */
export class Polygon extends MVCObject<PolygonValues> {
  readonly #outline = svgElement('path', { 'stroke-linejoin': 'round' });
  readonly #drawing = svgElement('svg', { 'aria-hidden': 'true' });

  constructor(options: Partial<PolygonValues> = {}) {
    super();
    this.#drawing.dataset.gmapsPolygon = '';
    this.#drawing.append(this.#outline);
    Object.assign(this.#drawing.style, {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      pointerEvents: 'none',
    });
    this.setValues(options);
  }

  /** An object that can be listened to. It never changes. */
  getPath(): object {
    return this.get('paths') ?? [];
  }

  setPath(path: readonly LatLngLike[]): void {
    this.setPaths(path);
  }

  setPaths(paths: readonly LatLngLike[]): void {
    this.set('paths', paths);
  }

  setMap(map: SimMap | null): void {
    this.get('map')?.markers.delete(this);
    this.#drawing.remove();
    this.set('map', map);
    map?.markers.add(this);
    map?.markerPane.prepend(this.#drawing);
    this.place();
  }

  override changed(key: keyof PolygonValues): void {
    if (key === 'paths') this.place();
    else this.#restyle();
  }

  #restyle(): void {
    this.#drawing.style.display = this.get('visible') === false ? 'none' : '';
    const attributes = {
      stroke: this.get('strokeColor') ?? '#000',
      'stroke-opacity': this.get('strokeOpacity') ?? 1,
      'stroke-width': this.get('strokeWeight') ?? 3,
      fill: this.get('fillColor') ?? '#000',
      'fill-opacity': this.get('fillOpacity') ?? 0.35,
    };
    for (const [name, value] of Object.entries(attributes)) this.#outline.setAttribute(name, String(value));
  }

  /** Moves the outline's corners to their pixels. */
  place(): void {
    const camera = this.get('map')?.camera();
    const corners = this.get('paths') ?? [];
    if (!camera) return;
    const points = corners.map((corner) => toScreen(camera, latLng(corner))).map(({ x, y }) => `${x} ${y}`);
    this.#outline.setAttribute('d', points.length > 0 ? `M${points.join('L')}Z` : '');
  }
}

defineAccessors(Polygon, [
  'clickable',
  'draggable',
  'editable',
  'fillColor',
  'fillOpacity',
  'geodesic',
  'map',
  'paths',
  'strokeColor',
  'strokeOpacity',
  'strokeWeight',
  'visible',
  'zIndex',
]);

import { trigger } from './events.ts';
import { listenToGestures } from './gestures.ts';
import { type LatLng, type LatLngLike, latLng } from './latLng.ts';
import { type BoundsLiteral, LatLngBounds } from './latLngBounds.ts';
import type { Marker } from './marker.ts';
import { defineAccessors, MVCObject } from './mvcObject.ts';
import { Point } from './pixel.ts';
import { type Camera, fromScreen, fromWorld, toScreen, toWorld, zoomToFit } from './projection.ts';
import { stats } from './settings.ts';
import { MapSurface } from './surface.ts';

export type MapValues = {
  center: LatLngLike;
  zoom: number;
  minZoom: number;
  maxZoom: number;
  heading: number;
  tilt: number;
  mapTypeId: string;
  mapId: string;
  renderingType: string;
  streetView: unknown;
  clickableIcons: boolean;
  disableDefaultUI: boolean;
  zoomControl: boolean;
  draggable: boolean;
  gestureHandling: 'auto' | 'cooperative' | 'greedy' | 'none';
  scrollwheel: boolean;
  keyboardShortcuts: boolean;
  disableDoubleClickZoom: boolean;
};

const farthestZoom = 3;
const nearestZoom = 21;

const maps = new WeakMap<Element, SimMap>();

/** `google.maps.Map`: the invented city on a canvas, with markers over it. */
export class SimMap extends MVCObject<MapValues> {
  readonly markers = new Set<Marker>();
  readonly controls = Array.from({ length: 15 }, (): HTMLElement[] => []);
  readonly mapTypes = new MVCObject();
  readonly overlayMapTypes: unknown[] = [];
  readonly data = new MVCObject();
  readonly #container: HTMLElement;
  readonly #surface: MapSurface;

  constructor(container: HTMLElement, options: Partial<MapValues> = {}) {
    super();
    stats().maps++;
    maps.get(container)?.remove();
    maps.set(container, this);
    this.#container = container;
    this.#surface = new MapSurface(this, container);
    this.setValues({ zoom: 12, mapTypeId: 'roadmap', ...options });
    listenToGestures(this);
    queueMicrotask(() => trigger(this, 'projection_changed'));
  }

  /** Where gestures land. */
  get root(): HTMLElement {
    return this.#surface.root;
  }

  get markerPane(): HTMLElement {
    return this.#surface.markerPane;
  }

  /** A new map in the same container replaces this one. */
  remove(): void {
    this.#surface.remove();
  }

  override changed(key: keyof MapValues): void {
    if (key === 'center' || key === 'zoom') this.#surface.repaintSoon();
    this.#surface.showZoomButtons(this.get('zoomControl') ?? !this.get('disableDefaultUI'));
  }

  /** What the map looks at; nothing before it has a centre and a size. */
  camera(): Camera | undefined {
    const center = this.getCenter();
    const zoom = this.get('zoom');
    const { clientWidth: width, clientHeight: height } = this.#container;
    return center && zoom !== undefined && width && height ? { center, zoom, width, height } : undefined;
  }

  getDiv(): HTMLElement {
    return this.#container;
  }

  getCenter(): LatLng | undefined {
    const center = this.get('center');
    return center && latLng(center);
  }

  setCenter(center: LatLngLike): void {
    const next = latLng(center);
    if (!next.equals(this.getCenter())) this.set('center', next);
  }

  setZoom(zoom: number): void {
    const least = this.get('minZoom') ?? farthestZoom;
    const most = this.get('maxZoom') ?? nearestZoom;
    this.set('zoom', Math.max(least, Math.min(most, zoom)));
  }

  panTo(center: LatLngLike): void {
    this.setCenter(center);
  }

  panBy(right: number, down: number): void {
    const camera = this.camera();
    if (camera)
      this.setCenter(fromScreen(camera, new Point(camera.width / 2 + right, camera.height / 2 + down)));
  }

  moveCamera(camera: Partial<MapValues>): void {
    this.setValues(camera);
  }

  /** Changes the zoom while the place under a pixel stays under it. */
  zoomAt(pixel: Point, step: number): void {
    const before = this.camera();
    if (!before) return;
    const place = fromScreen(before, pixel);
    this.setZoom(before.zoom + step);
    const after = this.camera();
    if (!after) return;
    const moved = toScreen(after, place);
    this.panBy(moved.x - pixel.x, moved.y - pixel.y);
  }

  fitBounds(bounds: LatLngBounds | BoundsLiteral): void {
    const area = bounds instanceof LatLngBounds ? bounds : new LatLngBounds(bounds);
    const { clientWidth: width, clientHeight: height } = this.#container;
    this.setCenter(area.getCenter());
    this.setZoom(zoomToFit(area.getSouthWest(), area.getNorthEast(), { width, height }));
  }

  panToBounds(bounds: LatLngBounds | BoundsLiteral): void {
    this.fitBounds(bounds);
  }

  getBounds(): LatLngBounds | undefined {
    const camera = this.camera();
    if (!camera) return undefined;
    const { width, height } = camera;
    return new LatLngBounds(
      fromScreen(camera, new Point(0, height)),
      fromScreen(camera, new Point(width, 0)),
    );
  }

  getProjection() {
    return { fromLatLngToPoint: (place: LatLngLike) => toWorld(latLng(place)), fromPointToLatLng: fromWorld };
  }
}

defineAccessors(SimMap, [
  'zoom',
  'heading',
  'tilt',
  'mapTypeId',
  'streetView',
  'clickableIcons',
  'mapId',
  'renderingType',
]);

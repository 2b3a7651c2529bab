import { type LatLng, type LatLngLike, latLng } from './latLng.ts';
import { type BoundsLiteral, LatLngBounds } from './latLngBounds.ts';
import type { MapValues } from './mapValues.ts';
import { defineAccessors, MVCObject } from './mvcObject.ts';
import { Point } from './pixel.ts';
import { type Camera, fromScreen, fromWorld, toScreen, toWorld, zoomToFit } from './projection.ts';

const farthestZoom = 3;
const nearestZoom = 21;

/** Position, zoom and bounds: the part of `google.maps.Map` without DOM output. */
export class MapCamera extends MVCObject<MapValues> {
  readonly #container: HTMLElement;

  /** @param container whose size is the size of the view */
  constructor(container: HTMLElement) {
    super();
    this.#container = container;
  }

  /** The current view; undefined before it has a centre and a size. */
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

  /** Changes the zoom and keeps the position under a pixel. */
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

defineAccessors(MapCamera, [
  'zoom',
  'heading',
  'tilt',
  'mapTypeId',
  'streetView',
  'clickableIcons',
  'mapId',
  'renderingType',
]);

import { paint } from '../paint/paint.ts';
import { createNotice, createScaleBar, createZoomButtons, updateScaleBar } from './controls.ts';
import { element } from './dom.ts';
import { trigger } from './events.ts';
import { listenToGestures } from './gestures.ts';
import { type LatLng, type LatLngLike, latLng } from './latLng.ts';
import { type BoundsLiteral, LatLngBounds } from './latLngBounds.ts';
import type { Marker } from './marker.ts';
import { defineAccessors, MVCObject } from './mvcObject.ts';
import { Point } from './pixel.ts';
import { type Camera, fromScreen, fromWorld, toScreen, toWorld, zoomToFit } from './projection.ts';
import { stats } from './settings.ts';

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

const FARTHEST = 3;
const NEAREST = 21;
const IDLE_AFTER_MS = 20;
const SHARPEST = 2;
const FILL: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
};

const maps = new WeakMap<Element, SimMap>();

/** `google.maps.Map`: the invented city on a canvas, with markers over it. */
export class SimMap extends MVCObject<MapValues> {
  readonly root = element('div', {
    ...FILL,
    overflow: 'hidden',
    background: '#f0eee8',
    touchAction: 'none',
    outlineOffset: '-2px',
  });
  readonly markerPane = element('div', { ...FILL, pointerEvents: 'none' });
  readonly markers = new Set<Marker>();
  readonly controls = Array.from({ length: 15 }, (): HTMLElement[] => []);
  readonly mapTypes = new MVCObject();
  readonly overlayMapTypes: unknown[] = [];
  readonly data = new MVCObject();
  readonly #container: HTMLElement;
  readonly #canvas = element('canvas', FILL);
  readonly #scaleBar = createScaleBar();
  readonly #zoomButtons: HTMLElement;
  readonly #resizes: ResizeObserver;
  #frame = 0;
  #idleTimer = 0;
  #lastBounds = '';

  constructor(container: HTMLElement, options: Partial<MapValues> = {}) {
    super();
    stats().maps++;
    maps.get(container)?.remove();
    maps.set(container, this);
    this.#container = container;
    this.#zoomButtons = createZoomButtons(this);
    this.#build();
    this.#resizes = new ResizeObserver(() => {
      this.#repaintSoon();
      trigger(this, 'resize');
    });
    this.#resizes.observe(container);
    this.setValues({ zoom: 12, mapTypeId: 'roadmap', ...options });
    listenToGestures(this);
    queueMicrotask(() => trigger(this, 'projection_changed'));
  }

  #build() {
    this.#container.style.overflow = 'hidden';
    if (getComputedStyle(this.#container).position === 'static') this.#container.style.position = 'relative';
    this.root.className = 'gm-style';
    this.root.dataset.gmapsSim = '';
    this.root.tabIndex = 0;
    this.root.setAttribute('role', 'region');
    this.root.setAttribute('aria-label', 'Mapa');
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.root.append(this.#canvas, this.markerPane, createNotice(), this.#scaleBar, this.#zoomButtons);
    this.#container.prepend(this.root);
  }

  /** A new map in the same container replaces this one. */
  remove(): void {
    this.#resizes.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#idleTimer);
    this.root.remove();
  }

  override changed(key: keyof MapValues): void {
    if (key === 'center' || key === 'zoom') this.#repaintSoon();
    const showsZoom = this.get('zoomControl') ?? !this.get('disableDefaultUI');
    this.#zoomButtons.style.display = showsZoom ? '' : 'none';
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
    const least = this.get('minZoom') ?? FARTHEST;
    const most = this.get('maxZoom') ?? NEAREST;
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

  #repaintSoon() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#repaint();
    });
  }

  #repaint() {
    const camera = this.camera();
    const context = this.#canvas.getContext('2d');
    if (!camera || !context) return;
    const { center, zoom, width, height } = camera;
    const sharpness = Math.min(SHARPEST, devicePixelRatio || 1);
    const [pixelsWide, pixelsHigh] = [Math.round(width * sharpness), Math.round(height * sharpness)];
    if (this.#canvas.width !== pixelsWide) this.#canvas.width = pixelsWide;
    if (this.#canvas.height !== pixelsHigh) this.#canvas.height = pixelsHigh;
    context.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    paint(context, { ...center.toJSON(), zoom, width, height });
    updateScaleBar(this.#scaleBar, center.lat(), zoom);
    for (const marker of this.markers) marker.place();
    this.#announce();
  }

  #announce() {
    const bounds = JSON.stringify(this.getBounds());
    if (bounds !== this.#lastBounds) trigger(this, 'bounds_changed');
    this.#lastBounds = bounds;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = window.setTimeout(() => {
      trigger(this, 'tilesloaded');
      trigger(this, 'idle');
    }, IDLE_AFTER_MS);
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

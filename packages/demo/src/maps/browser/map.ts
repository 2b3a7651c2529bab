import { drawCity } from '../drawing.ts';
import { fromScreen, type Pixel, type Place, toScreen, toWorld, type View } from '../projection.ts';
import { filling, styled, svgElement } from './dom.ts';
import { trigger } from './events.ts';
import { listenToGestures } from './gestures.ts';
import { LatLng, type LatLngBounds, type LatLngLike, placeOf } from './latLng.ts';
import { stats } from './settings.ts';

export type MapOptions = {
  readonly center?: LatLngLike;
  readonly zoom?: number;
  readonly colorScheme?: 'LIGHT' | 'DARK' | 'FOLLOW_SYSTEM';
  readonly disableDoubleClickZoom?: boolean;
  /** `cooperative`: one finger scrolls the page. */
  readonly gestureHandling?: 'cooperative' | 'greedy';
};

/** An element over the city whose position follows the map. */
export type Overlay = { place(): void };

const minZoom = 3;
const maxZoom = 21;
const maxFitZoom = 20;
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** `google.maps.Map`: the fictitious city, with overlays. Options that change Google's controls have no effect. */
export class SimMap {
  /** Receives the gestures. */
  readonly root = styled(document.createElement('div'), {
    ...filling,
    overflow: 'hidden',
    touchAction: 'none',
    outlineOffset: '-2px',
  });
  readonly overlayPane = styled(document.createElement('div'), { ...filling, pointerEvents: 'none' });
  readonly overlays = new Set<Overlay>();
  readonly #city = styled(svgElement('svg'), filling);
  readonly #container: HTMLElement;
  #options: MapOptions = {};
  #center: Place | undefined;
  #zoom = 12;
  #frame = 0;

  constructor(container: HTMLElement, options: MapOptions = {}) {
    this.#container = container;
    this.#build();
    this.setOptions(options);
    listenToGestures(this);
    new ResizeObserver(() => this.#repaintSoon()).observe(container);
    const followScheme = () =>
      container.isConnected ? this.#repaintSoon() : systemDark.removeEventListener('change', followScheme);
    systemDark.addEventListener('change', followScheme);
  }

  #build(): void {
    const notice = styled(document.createElement('div'), {
      position: 'absolute',
      right: '0',
      bottom: '0',
      padding: '0 5px',
      font: '10px/14px Roboto, Arial, sans-serif',
      color: '#444',
      background: 'rgba(245, 245, 245, .8)',
      pointerEvents: 'none',
    });
    notice.textContent = 'Mapa de demostración · calles y números ficticios';
    this.#city.setAttribute('aria-hidden', 'true');
    this.root.dataset.gmapsSim = '';
    this.root.tabIndex = 0;
    this.root.setAttribute('role', 'region');
    this.root.setAttribute('aria-label', 'Mapa');
    this.root.append(this.#city, this.overlayPane, notice);
    styled(this.#container, { overflow: 'hidden', position: 'relative' }).replaceChildren(this.root);
  }

  setOptions(options: MapOptions): void {
    this.#options = { ...this.#options, ...options };
    if (options.center) this.setCenter(options.center);
    if (options.zoom !== undefined) this.setZoom(options.zoom);
    this.root.style.touchAction = this.isCooperative ? 'pan-y' : 'none';
    this.#repaintSoon();
  }

  get isCooperative(): boolean {
    return this.#options.gestureHandling === 'cooperative';
  }

  get zoomsByDoubleClick(): boolean {
    return !this.#options.disableDoubleClickZoom;
  }

  getDiv(): HTMLElement {
    return this.#container;
  }

  getCenter(): LatLng | undefined {
    return this.#center && new LatLng(this.#center);
  }

  getZoom(): number {
    return this.#zoom;
  }

  setCenter(center: LatLngLike): void {
    this.#center = placeOf(center);
    this.#repaintSoon();
    trigger(this, 'center_changed');
  }

  setZoom(zoom: number): void {
    this.#zoom = Math.max(minZoom, Math.min(maxZoom, zoom));
    stats().zoom = this.#zoom;
    this.#repaintSoon();
    trigger(this, 'zoom_changed');
  }

  /** Undefined before the map has a centre and a size. */
  view(): View | undefined {
    const { clientWidth: width, clientHeight: height } = this.#container;
    return this.#center && width && height ? { ...this.#center, zoom: this.#zoom, width, height } : undefined;
  }

  panBy(right: number, down: number): void {
    const view = this.view();
    if (view) this.setCenter(fromScreen(view, { x: view.width / 2 + right, y: view.height / 2 + down }));
  }

  /** Changes the zoom and keeps the place under a pixel. */
  zoomAt(pixel: Pixel, step: number): void {
    const before = this.view();
    if (!before) return;
    this.setZoom(before.zoom + step);
    const moved = toScreen({ ...before, zoom: this.#zoom }, fromScreen(before, pixel));
    this.panBy(moved.x - pixel.x, moved.y - pixel.y);
  }

  /** The largest whole zoom at which the bounds fit. */
  fitBounds({ south, west, north, east }: LatLngBounds): void {
    const { clientWidth: width, clientHeight: height } = this.#container;
    const [low, high] = [toWorld({ lat: south, lng: west }, 0), toWorld({ lat: north, lng: east }, 0)];
    const fit = Math.min(Math.log2(width / (high.x - low.x)), Math.log2(height / (low.y - high.y)));
    this.setCenter({ lat: (south + north) / 2, lng: (west + east) / 2 });
    this.setZoom(Math.floor(Math.min(maxFitZoom, fit)));
  }

  /** Once per frame. */
  #repaintSoon(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      const view = this.view();
      if (!view) return;
      const { colorScheme } = this.#options;
      const scheme = colorScheme === 'DARK' ? 'dark' : colorScheme === 'FOLLOW_SYSTEM' ? 'page' : 'light';
      const isDark = scheme === 'dark' || (scheme === 'page' && systemDark.matches);
      this.root.dataset.gmapsSim = isDark ? 'dark' : 'light';
      this.#city.innerHTML = drawCity(view, scheme);
      for (const overlay of this.overlays) overlay.place();
      trigger(this, 'bounds_changed');
    });
  }
}

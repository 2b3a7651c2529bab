import { paint } from '../paint/paint.ts';
import { createNotice, createScaleBar, createZoomButtons, updateScaleBar } from './controls.ts';
import { element } from './dom.ts';
import { trigger } from './events.ts';
import type { MapCamera } from './mapCamera.ts';

const mostSharpness = 2;
const idleAfterMs = 20;
const filling: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
};

/** An element over the city whose position follows the camera. */
export type Overlay = { place(): void };

const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** By Google's map option `colorScheme`; light by default. */
const isDark = (scheme: string | null | undefined) =>
  scheme === 'DARK' || (scheme === 'FOLLOW_SYSTEM' && systemDark.matches);

type SurfaceMap = MapCamera & { readonly markers: Iterable<Overlay> };

/** The DOM of a map: the painted city, the markers over it and the controls. */
export class MapSurface {
  readonly root = element('div', {
    ...filling,
    overflow: 'hidden',
    background: '#f0eee8',
    touchAction: 'none',
    outlineOffset: '-2px',
  });
  readonly markerPane = element('div', { ...filling, pointerEvents: 'none' });
  readonly #map: SurfaceMap;
  readonly #canvas = element('canvas', filling);
  readonly #scaleBar = createScaleBar();
  readonly #zoomButtons: HTMLElement;
  readonly #resizes: ResizeObserver;
  #frame = 0;
  #idleTimer = 0;
  #lastBounds = '';

  constructor(map: SurfaceMap, container: HTMLElement) {
    this.#map = map;
    this.#zoomButtons = createZoomButtons(map);
    this.#build(container);
    this.#resizes = new ResizeObserver(() => {
      this.repaintSoon();
      trigger(map, 'resize');
    });
    this.#resizes.observe(container);
    systemDark.addEventListener('change', this.#repaintForScheme);
  }

  readonly #repaintForScheme = () => this.repaintSoon();

  #build(container: HTMLElement): void {
    container.style.overflow = 'hidden';
    if (getComputedStyle(container).position === 'static') container.style.position = 'relative';
    this.root.className = 'gm-style';
    this.root.dataset.gmapsSim = '';
    this.root.tabIndex = 0;
    this.root.setAttribute('role', 'region');
    this.root.setAttribute('aria-label', 'Mapa');
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.root.append(this.#canvas, this.markerPane, createNotice(), this.#scaleBar, this.#zoomButtons);
    container.prepend(this.root);
  }

  remove(): void {
    this.#resizes.disconnect();
    systemDark.removeEventListener('change', this.#repaintForScheme);
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#idleTimer);
    this.root.remove();
  }

  showZoomButtons(areShown: boolean): void {
    this.#zoomButtons.style.display = areShown ? '' : 'none';
  }

  /** Schedules one repaint per frame. */
  repaintSoon(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#repaint();
    });
  }

  #repaint(): void {
    const camera = this.#map.camera();
    const context = this.#canvas.getContext('2d');
    if (!camera || !context) return;
    const { center, zoom, width, height } = camera;
    const sharpness = Math.min(mostSharpness, devicePixelRatio || 1);
    const [pixelsWide, pixelsHigh] = [Math.round(width * sharpness), Math.round(height * sharpness)];
    if (this.#canvas.width !== pixelsWide) this.#canvas.width = pixelsWide;
    if (this.#canvas.height !== pixelsHigh) this.#canvas.height = pixelsHigh;
    context.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    paint(context, { ...center.toJSON(), zoom, width, height, isDark: isDark(this.#map.get('colorScheme')) });
    updateScaleBar(this.#scaleBar, center.lat(), zoom);
    for (const marker of this.#map.markers) marker.place();
    this.#announce();
  }

  #announce(): void {
    const bounds = JSON.stringify(this.#map.getBounds());
    if (bounds !== this.#lastBounds) trigger(this.#map, 'bounds_changed');
    this.#lastBounds = bounds;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = window.setTimeout(() => {
      trigger(this.#map, 'tilesloaded');
      trigger(this.#map, 'idle');
    }, idleAfterMs);
  }
}

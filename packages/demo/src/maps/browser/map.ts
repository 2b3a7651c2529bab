import { trigger } from './events.ts';
import { listenToGestures } from './gestures.ts';
import { MapCamera } from './mapCamera.ts';
import type { MapValues } from './mapValues.ts';
import { MVCObject } from './mvcObject.ts';
import { stats } from './settings.ts';
import { MapSurface, type Overlay } from './surface.ts';

const maps = new WeakMap<Element, SimMap>();

/** `google.maps.Map`: the invented city on a canvas, with markers over it. */
export class SimMap extends MapCamera {
  readonly markers = new Set<Overlay>();
  readonly controls = Array.from({ length: 15 }, (): HTMLElement[] => []);
  readonly mapTypes = new MVCObject();
  readonly overlayMapTypes: unknown[] = [];
  readonly data = new MVCObject();
  readonly #surface: MapSurface;

  constructor(container: HTMLElement, options: Partial<MapValues> = {}) {
    super(container);
    stats().maps++;
    maps.get(container)?.remove();
    maps.set(container, this);
    this.#surface = new MapSurface(this, container);
    this.setValues({ zoom: 12, mapTypeId: 'roadmap', ...options });
    listenToGestures(this);
    queueMicrotask(() => trigger(this, 'projection_changed'));
  }

  /** Receives the gestures. */
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
    if (key === 'zoom') stats().zoom = this.get('zoom');
    this.#surface.showZoomButtons(this.get('zoomControl') ?? !this.get('disableDefaultUI'));
  }
}

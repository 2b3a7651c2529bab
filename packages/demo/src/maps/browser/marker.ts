import { element } from './dom.ts';
import { type LatLng, type LatLngLike, latLng } from './latLng.ts';
import type { SimMap } from './map.ts';
import { listenToMarker } from './markerGestures.ts';
import { anchorOf, drawIcon, type Icon, sizeOf } from './markerIcon.ts';
import type { MarkerValues } from './markerValues.ts';
import { defineAccessors, MVCObject } from './mvcObject.ts';
import { toScreen } from './projection.ts';
import { stats } from './settings.ts';

const defaultName = 'Marcador';
const dragHint = 'Muévelo con las flechas del teclado';

/** `google.maps.Marker`: a pin that can be dragged by mouse and touch and moved by keyboard. */
export class Marker extends MVCObject<MarkerValues> {
  static readonly MAX_ZINDEX = 1e6;

  readonly element = element('div', {
    position: 'absolute',
    left: '0',
    top: '0',
    pointerEvents: 'auto',
    userSelect: 'none',
    touchAction: 'none',
    filter: 'drop-shadow(0 2px 2px rgba(0, 0, 0, .3))',
  });
  readonly #label = element('div', {
    position: 'absolute',
    inset: '4px 0 auto',
    textAlign: 'center',
    font: '14px Roboto, Arial, sans-serif',
    pointerEvents: 'none',
  });

  constructor(options: Partial<MarkerValues> = {}) {
    super();
    stats().markers++;
    this.element.dataset.gmapsMarker = '';
    this.element.tabIndex = 0;
    this.element.setAttribute('role', 'button');
    this.element.setAttribute('aria-label', defaultName);
    this.#showIcon(null);
    listenToMarker(this);
    this.setValues({ clickable: true, visible: true, ...options });
  }

  getPosition(): LatLng | null {
    const position = this.get('position');
    return position ? latLng(position) : null;
  }

  setPosition(position: LatLngLike | null | undefined): void {
    const next = position ? latLng(position) : null;
    if (!next?.equals(this.getPosition())) this.set('position', next);
  }

  setMap(map: SimMap | null): void {
    this.get('map')?.markers.delete(this);
    this.element.remove();
    this.set('map', map);
    map?.markers.add(this);
    map?.markerPane.append(this.element);
    this.place();
  }

  override changed(key: keyof MarkerValues): void {
    if (key === 'position') this.place();
    else if (key === 'icon') this.#showIcon(this.get('icon'));
    else if (key === 'label') this.#showLabel(this.get('label'));
    else this.#restyle();
  }

  #restyle(): void {
    const { style } = this.element;
    const title = this.get('title') ?? '';
    style.display = this.get('visible') === false ? 'none' : '';
    style.opacity = String(this.get('opacity') ?? 1);
    style.zIndex = String(this.get('zIndex') ?? '');
    style.cursor = this.get('cursor') ?? '';
    this.element.title = title;
    this.element.setAttribute('aria-label', title || defaultName);
    if (this.get('draggable')) this.element.setAttribute('aria-description', dragHint);
    else this.element.removeAttribute('aria-description');
  }

  /** Moves the element to the position's pixel, by the pin's tip or the icon's anchor. */
  place(): void {
    const position = this.getPosition();
    const camera = this.get('map')?.camera();
    if (!position || !camera) return;
    const { x, y } = toScreen(camera, position);
    const { left, top } = anchorOf(this.get('icon'));
    this.element.style.transform = `translate(${x - left}px, ${y - top}px)`;
  }

  #showIcon(icon: Icon | null | undefined): void {
    const { width, height } = sizeOf(icon);
    Object.assign(this.element.style, { width: `${width}px`, height: `${height}px` });
    this.element.replaceChildren(drawIcon(icon), this.#label);
    this.place();
  }

  #showLabel(label: MarkerValues['label'] | undefined): void {
    this.#label.textContent = typeof label === 'string' ? label : (label?.text ?? '');
  }
}

defineAccessors(Marker, [
  'animation',
  'clickable',
  'cursor',
  'draggable',
  'icon',
  'label',
  'map',
  'opacity',
  'shape',
  'title',
  'visible',
  'zIndex',
]);

import { redPin } from '../pin.ts';
import { fromScreen, type Pixel, toScreen } from '../projection.ts';
import { arrowMove, styled, svgElement } from './dom.ts';
import { trigger } from './events.ts';
import { LatLng, type LatLngLike, placeOf } from './latLng.ts';
import type { SimMap } from './map.ts';

export type MarkerOptions = {
  readonly map?: SimMap | null;
  readonly position?: LatLngLike;
  readonly title?: string;
  readonly draggable?: boolean;
};

const keyStep = 8;
const dragSlop = 3;

/** `google.maps.Marker`: a red pin that can be dragged, and moved with the arrow keys. */
export class Marker {
  readonly #element = styled(document.createElement('div'), {
    position: 'absolute',
    left: '0',
    top: '0',
    width: `${redPin.width}px`,
    height: `${redPin.height}px`,
    pointerEvents: 'auto',
    userSelect: 'none',
    touchAction: 'none',
    filter: 'drop-shadow(0 2px 2px rgba(0, 0, 0, .3))',
  });
  #map: SimMap | null = null;
  #position: LatLng | undefined;
  #isDraggable = false;

  constructor(options: MarkerOptions = {}) {
    this.#element.dataset.gmapsMarker = '';
    this.#element.tabIndex = 0;
    this.#element.setAttribute('role', 'button');
    const pin = svgElement('svg');
    pin.setAttribute('aria-hidden', 'true');
    styled(pin, { width: '100%', height: '100%', overflow: 'visible' }).innerHTML = redPin.drawing;
    this.#element.append(pin);
    this.setTitle('Marcador');
    this.#listenToPointer();
    this.#element.addEventListener('keydown', (event) => this.#moveByKey(event));
    this.setOptions(options);
  }

  setOptions({ map, position, title, draggable }: MarkerOptions): void {
    if (title !== undefined) this.setTitle(title);
    if (draggable !== undefined) this.setDraggable(draggable);
    if (map !== undefined) this.setMap(map);
    if (position) this.setPosition(position);
  }

  setMap(map: SimMap | null): void {
    this.#map?.overlays.delete(this);
    this.#element.remove();
    this.#map = map;
    map?.overlays.add(this);
    map?.overlayPane.append(this.#element);
    this.place();
  }

  setTitle(title: string): void {
    this.#element.title = title;
    this.#element.setAttribute('aria-label', title);
  }

  setDraggable(isDraggable: boolean): void {
    this.#isDraggable = isDraggable;
    const hint = isDraggable ? 'Muévelo con las flechas del teclado' : '';
    this.#element.setAttribute('aria-description', hint);
  }

  /** The pin drops and bounces in Google's; here it stands still. */
  setAnimation(): void {}

  setPosition(position: LatLngLike): void {
    this.#position = new LatLng(placeOf(position));
    this.place();
  }

  #pixel(): Pixel | undefined {
    const view = this.#map?.view();
    return view && this.#position && toScreen(view, this.#position.toJSON());
  }

  /** Moves the tip of the pin to the pixel of the position. */
  place(): void {
    const pixel = this.#pixel();
    if (!pixel) return;
    const { x, y } = { x: pixel.x - redPin.width / 2, y: pixel.y - redPin.height };
    this.#element.style.transform = `translate(${x}px, ${y}px)`;
  }

  #moveTo(pixel: Pixel): void {
    const view = this.#map?.view();
    if (view) this.setPosition(fromScreen(view, pixel));
  }

  #trigger(name: 'click' | 'dragstart' | 'drag' | 'dragend'): void {
    trigger(this, name, { latLng: this.#position });
  }

  #listenToPointer(): void {
    const element = this.#element;
    let press: { readonly start: PointerEvent; readonly origin: Pixel; isDrag: boolean } | undefined;
    element.addEventListener('pointerdown', (event) => {
      event.stopPropagation();
      const origin = this.#pixel();
      if (event.button || !origin) return;
      press = { start: event, origin, isDrag: false };
      element.setPointerCapture(event.pointerId);
    });
    element.addEventListener('pointermove', (event) => {
      if (!press || !this.#isDraggable) return;
      const right = event.clientX - press.start.clientX;
      const down = event.clientY - press.start.clientY;
      if (!press.isDrag && Math.hypot(right, down) < dragSlop) return;
      if (!press.isDrag) this.#trigger('dragstart');
      press.isDrag = true;
      this.#moveTo({ x: press.origin.x + right, y: press.origin.y + down });
      this.#trigger('drag');
    });
    const lift = () => {
      if (press) this.#trigger(press.isDrag ? 'dragend' : 'click');
      press = undefined;
    };
    element.addEventListener('pointerup', lift);
    element.addEventListener('pointercancel', lift);
  }

  /** Each press of an arrow key is one short drag. */
  #moveByKey(event: KeyboardEvent): void {
    const move = arrowMove(event.key, keyStep);
    const from = this.#pixel();
    if (!move || !from || !this.#isDraggable) return;
    event.preventDefault();
    event.stopPropagation();
    this.#trigger('dragstart');
    this.#moveTo({ x: from.x + move[0], y: from.y + move[1] });
    this.#trigger('dragend');
  }
}

import { arrowMove } from './arrowKeys.ts';
import { trigger } from './events.ts';
import type { LatLng, LatLngLike } from './latLng.ts';
import type { MarkerValues } from './markerValues.ts';
import type { MVCObject } from './mvcObject.ts';
import { Point } from './pixel.ts';
import { fromScreen, toScreen } from './projection.ts';

const dragSlop = 3;
const keyStep = 8;

type MovableMarker = MVCObject<MarkerValues> & {
  readonly element: HTMLElement;
  getPosition(): LatLng | null;
  setPosition(position: LatLngLike): void;
};

/** Google's MapMouseEvent under one of its names. */
function triggerMouseEvent(marker: MovableMarker, name: string, domEvent: Event): void {
  const latLng = marker.getPosition();
  trigger(marker, name, { latLng, domEvent, stop: () => domEvent.stopPropagation() });
}

function screenPosition(marker: MovableMarker): Point | undefined {
  const camera = marker.get('map')?.camera();
  const position = marker.getPosition();
  return camera && position ? toScreen(camera, position) : undefined;
}

function moveTo(marker: MovableMarker, pixel: Point): void {
  const camera = marker.get('map')?.camera();
  if (camera) marker.setPosition(fromScreen(camera, pixel));
}

export function listenToMarker(marker: MovableMarker): void {
  listenToPointer(marker);
  listenToKeys(marker);
  for (const name of ['dblclick', 'mouseover', 'mouseout']) {
    marker.element.addEventListener(name, (event) => {
      event.stopPropagation();
      triggerMouseEvent(marker, name, event);
    });
  }
  marker.element.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    event.stopPropagation();
    triggerMouseEvent(marker, 'rightclick', event);
  });
}

function listenToPointer(marker: MovableMarker): void {
  const { element } = marker;
  let press: { readonly start: PointerEvent; readonly origin: Point; isDrag: boolean } | undefined;

  element.addEventListener('pointerdown', (event) => {
    event.stopPropagation();
    triggerMouseEvent(marker, 'mousedown', event);
    const origin = screenPosition(marker);
    if (event.button || !origin) return;
    press = { start: event, origin, isDrag: false };
    element.setPointerCapture(event.pointerId);
  });

  element.addEventListener('pointermove', (event) => {
    if (!press || !marker.get('draggable')) return;
    const right = event.clientX - press.start.clientX;
    const down = event.clientY - press.start.clientY;
    if (!press.isDrag && Math.hypot(right, down) < dragSlop) return;
    if (!press.isDrag) {
      press.isDrag = true;
      element.style.cursor = 'grabbing';
      triggerMouseEvent(marker, 'dragstart', event);
    }
    moveTo(marker, new Point(press.origin.x + right, press.origin.y + down));
    triggerMouseEvent(marker, 'drag', event);
  });

  const lift = (event: PointerEvent) => {
    if (!press) return;
    const { isDrag } = press;
    press = undefined;
    element.style.cursor = marker.get('cursor') ?? '';
    triggerMouseEvent(marker, 'mouseup', event);
    triggerMouseEvent(marker, isDrag ? 'dragend' : 'click', event);
  };
  element.addEventListener('pointerup', lift);
  element.addEventListener('pointercancel', lift);
}

/** Each press of an arrow key is one short drag. */
function listenToKeys(marker: MovableMarker): void {
  marker.element.addEventListener('keydown', (event) => {
    const move = arrowMove(event.key, keyStep);
    const from = screenPosition(marker);
    if (!move || !from || !marker.get('draggable')) return;
    event.preventDefault();
    event.stopPropagation();
    triggerMouseEvent(marker, 'dragstart', event);
    moveTo(marker, new Point(from.x + move[0], from.y + move[1]));
    triggerMouseEvent(marker, 'dragend', event);
  });
}

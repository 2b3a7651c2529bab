import { fromScreen, type Pixel, type View } from '../projection.ts';
import { arrowMove } from './dom.ts';
import { trigger } from './events.ts';
import { LatLng } from './latLng.ts';

const wheelStep = 80;
const keyStep = 60;
const clickSlop = 4;

/** The parts of a map that gestures use. */
type GestureMap = {
  readonly root: HTMLElement;
  readonly zoomsByDoubleClick: boolean;
  readonly isCooperative: boolean;
  view(): View | undefined;
  getZoom(): number;
  setZoom(zoom: number): void;
  panBy(right: number, down: number): void;
  zoomAt(pixel: Pixel, step: number): void;
};

type ClientPoint = { readonly clientX: number; readonly clientY: number };

const apart = (a: ClientPoint, b: ClientPoint) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

function pixelOf(map: GestureMap, { clientX, clientY }: ClientPoint): Pixel {
  const { left, top } = map.root.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Pan, zoom and clicks of a map, by touch, mouse, wheel and keyboard. */
export function listenToGestures(map: GestureMap): void {
  const { root } = map;
  listenToPointers(map);
  root.addEventListener('dblclick', (event) => {
    if (map.zoomsByDoubleClick) map.zoomAt(pixelOf(map, event), 1);
  });
  let turned = 0;
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    turned += event.deltaY;
    if (Math.abs(turned) < wheelStep) return;
    map.zoomAt(pixelOf(map, event), -Math.sign(turned));
    turned = 0;
  };
  root.addEventListener('wheel', onWheel, { passive: false });
  root.addEventListener('keydown', (event) => {
    const move = arrowMove(event.key, keyStep);
    if (move) map.panBy(...move);
    else if (event.key === '+' || event.key === '-')
      map.setZoom(map.getZoom() + (event.key === '+' ? 1 : -1));
    else return;
    event.preventDefault();
  });
}

/** A click, a drag with one finger or the mouse, a pinch with two fingers. */
function listenToPointers(map: GestureMap): void {
  const { root } = map;
  const pointers = new Map<number, PointerEvent>();
  let start: PointerEvent | undefined;
  let isDrag = false;

  root.addEventListener('pointerdown', (event) => {
    if (event.button) return;
    pointers.set(event.pointerId, event);
    start = pointers.size === 1 ? event : undefined;
    root.setPointerCapture(event.pointerId);
  });

  root.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before || (start && !isDrag && apart(start, event) < clickSlop)) return;
    pointers.set(event.pointerId, event);
    const other = [...pointers.values()].find((pointer) => pointer !== event);
    if (other) {
      map.zoomAt(pixelOf(map, other), Math.log2(apart(event, other) / Math.max(1, apart(before, other))));
      return;
    }
    if (map.isCooperative && event.pointerType === 'touch') {
      start = undefined;
      return;
    }
    if (!isDrag) trigger(map, 'dragstart');
    isDrag = true;
    map.panBy(before.clientX - event.clientX, before.clientY - event.clientY);
    trigger(map, 'drag');
  });

  const lift = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    const view = map.view();
    map.setZoom(Math.round(map.getZoom()));
    if (pointers.size > 0) return;
    if (isDrag) trigger(map, 'dragend');
    else if (start && view && event.type === 'pointerup') {
      trigger(map, 'click', { latLng: new LatLng(fromScreen(view, pixelOf(map, event))), domEvent: event });
    }
    isDrag = false;
  };
  root.addEventListener('pointerup', lift);
  root.addEventListener('pointercancel', lift);
}

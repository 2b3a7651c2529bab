import { trigger } from './events.ts';
import type { SimMap } from './map.ts';
import { Point } from './pixel.ts';
import { fromScreen } from './projection.ts';

const clickSlop = 4;
const wheelStep = 80;
const wheelLine = 40;
const keyStep = 60;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

const isStill = (map: SimMap) => map.get('gestureHandling') === 'none' || map.get('draggable') === false;

function pixelOf(map: SimMap, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = map.root.getBoundingClientRect();
  return new Point(clientX - left, clientY - top);
}

/** Google's MapMouseEvent under one of its names. */
function tell(map: SimMap, name: string, domEvent: MouseEvent): void {
  const camera = map.camera();
  if (!camera) return;
  const pixel = pixelOf(map, domEvent);
  trigger(map, name, {
    latLng: fromScreen(camera, pixel),
    pixel,
    domEvent,
    stop: () => domEvent.stopPropagation(),
  });
}

/** Everything fingers, mice and keys do to a map. */
export function listenToGestures(map: SimMap): void {
  listenToPointers(map);
  listenToWheel(map);
  listenToKeys(map);
  map.root.addEventListener('dblclick', (event) => {
    tell(map, 'dblclick', event);
    if (!isStill(map) && !map.get('disableDoubleClickZoom')) map.zoomAt(pixelOf(map, event), 1);
  });
  map.root.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    tell(map, 'rightclick', event);
  });
  map.root.addEventListener('mouseenter', (event) => tell(map, 'mouseover', event));
  map.root.addEventListener('mouseleave', (event) => tell(map, 'mouseout', event));
}

/** What the pointers now on the map have done since the first came down. */
type Press = { kind: 'still'; start: PointerEvent } | { kind: 'drag' } | { kind: 'pinch'; spread: number };

function listenToPointers(map: SimMap): void {
  const { root } = map;
  const pointers = new Map<number, PointerEvent>();
  let press: Press | undefined;

  root.addEventListener('pointerdown', (event) => {
    tell(map, 'mousedown', event);
    if (event.button) return;
    pointers.set(event.pointerId, event);
    press =
      pointers.size === 1 ? { kind: 'still', start: event } : { kind: 'pinch', spread: spreadOf(pointers) };
    root.setPointerCapture(event.pointerId);
  });

  root.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before || !press) return tell(map, 'mousemove', event);
    if (isStill(map)) return;
    if (press.kind === 'still') {
      if (distance(press.start, event) < clickSlop) return;
      press = { kind: 'drag' };
      root.style.cursor = 'grabbing';
      trigger(map, 'dragstart');
    }
    pointers.set(event.pointerId, event);
    if (press.kind === 'pinch') {
      const spread = spreadOf(pointers);
      map.zoomAt(pixelOf(map, middleOf(pointers)), Math.log2(spread / press.spread));
      press.spread = spread;
    } else {
      map.panBy(before.clientX - event.clientX, before.clientY - event.clientY);
      trigger(map, 'drag');
    }
  });

  const lift = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || !press) return;
    root.style.cursor = '';
    tell(map, 'mouseup', event);
    if (press.kind === 'drag') trigger(map, 'dragend');
    else if (press.kind === 'still' && event.type === 'pointerup') tell(map, 'click', event);
    map.setZoom(Math.round(map.get('zoom') ?? 0));
    // After a pinch the finger that stays goes on as a drag.
    press = pointers.size ? { kind: 'drag' } : undefined;
  };
  root.addEventListener('pointerup', lift);
  root.addEventListener('pointercancel', lift);
}

const distance = (a: PointerEvent, b: PointerEvent) =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

function spreadOf(pointers: ReadonlyMap<number, PointerEvent>): number {
  const [first, second] = pointers.values();
  return first && second ? Math.max(1, distance(first, second)) : 1;
}

function middleOf(pointers: ReadonlyMap<number, PointerEvent>) {
  const events = [...pointers.values()];
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    clientX: average(events.map(({ clientX }) => clientX)),
    clientY: average(events.map(({ clientY }) => clientY)),
  };
}

function listenToWheel(map: SimMap): void {
  let turned = 0;
  const onWheel = (event: WheelEvent) => {
    const handling = map.get('gestureHandling') ?? 'auto';
    if (handling === 'none' || map.get('scrollwheel') === false) return;
    if (handling === 'cooperative' && !event.ctrlKey) return;
    event.preventDefault();
    turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : wheelLine);
    if (Math.abs(turned) < wheelStep) return;
    map.zoomAt(pixelOf(map, event), -Math.sign(turned));
    turned = 0;
  };
  map.root.addEventListener('wheel', onWheel, { passive: false });
}

function listenToKeys(map: SimMap): void {
  map.root.addEventListener('keydown', (event) => {
    if (event.target !== map.root || map.get('keyboardShortcuts') === false || isStill(map)) return;
    const arrow = arrows[event.key];
    if (arrow) map.panBy(...arrow);
    else if (event.key === '+' || event.key === '=') map.setZoom((map.get('zoom') ?? 0) + 1);
    else if (event.key === '-') map.setZoom((map.get('zoom') ?? 0) - 1);
    else return;
    event.preventDefault();
  });
}

import { trigger } from './events.ts';
import { type GestureMap, isStill, pixelOf, triggerMouseEvent } from './mapEvents.ts';

const clickSlop = 4;

/** The gesture of the pointers that are down. */
type Press = { kind: 'still'; start: PointerEvent } | { kind: 'drag' } | { kind: 'pinch'; spread: number };

/** Fingers and the mouse: a click, a drag with one of them, a pinch with two. */
export function listenToPointers(map: GestureMap): void {
  const { root } = map;
  const pointers = new Map<number, PointerEvent>();
  let press: Press | undefined;

  root.addEventListener('pointerdown', (event) => {
    triggerMouseEvent(map, 'mousedown', event);
    if (event.button) return;
    pointers.set(event.pointerId, event);
    press =
      pointers.size === 1 ? { kind: 'still', start: event } : { kind: 'pinch', spread: spreadOf(pointers) };
    root.setPointerCapture(event.pointerId);
  });

  root.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before || !press) return triggerMouseEvent(map, 'mousemove', event);
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
    triggerMouseEvent(map, 'mouseup', event);
    if (press.kind === 'drag') trigger(map, 'dragend');
    else if (press.kind === 'still' && event.type === 'pointerup') triggerMouseEvent(map, 'click', event);
    map.setZoom(Math.round(map.get('zoom') ?? 0));
    // After a pinch the remaining finger continues as a drag.
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

import { arrowMove } from './arrowKeys.ts';
import { type GestureMap, isStill, pixelOf, triggerMouseEvent } from './mapEvents.ts';
import { listenToPointers } from './mapPointers.ts';

const wheelStep = 80;
const wheelLine = 40;
const keyStep = 60;

/** Pan, zoom and the mouse events of a map, by touch, mouse, wheel and keyboard. */
export function listenToGestures(map: GestureMap): void {
  listenToPointers(map);
  listenToWheel(map);
  listenToKeys(map);
  map.root.addEventListener('dblclick', (event) => {
    triggerMouseEvent(map, 'dblclick', event);
    if (!isStill(map) && !map.get('disableDoubleClickZoom')) map.zoomAt(pixelOf(map, event), 1);
  });
  map.root.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    triggerMouseEvent(map, 'rightclick', event);
  });
  map.root.addEventListener('mouseenter', (event) => triggerMouseEvent(map, 'mouseover', event));
  map.root.addEventListener('mouseleave', (event) => triggerMouseEvent(map, 'mouseout', event));
}

function listenToWheel(map: GestureMap): void {
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

function listenToKeys(map: GestureMap): void {
  map.root.addEventListener('keydown', (event) => {
    if (event.target !== map.root || map.get('keyboardShortcuts') === false || isStill(map)) return;
    const move = arrowMove(event.key, keyStep);
    if (move) map.panBy(...move);
    else if (event.key === '+' || event.key === '=') map.setZoom((map.get('zoom') ?? 0) + 1);
    else if (event.key === '-') map.setZoom((map.get('zoom') ?? 0) - 1);
    else return;
    event.preventDefault();
  });
}

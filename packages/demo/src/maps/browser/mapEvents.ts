import { trigger } from './events.ts';
import type { MapCamera } from './mapCamera.ts';
import { Point } from './pixel.ts';
import { fromScreen } from './projection.ts';

/** The parts of a map that gestures use: its camera, and the element that receives the pointer events. */
export type GestureMap = MapCamera & { readonly root: HTMLElement };

/** Whether the options forbid moving the map by pointers and keys. */
export const isStill = (map: GestureMap) =>
  map.get('gestureHandling') === 'none' || map.get('draggable') === false;

/** The event's position in pixels of the map. */
export function pixelOf(map: GestureMap, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = map.root.getBoundingClientRect();
  return new Point(clientX - left, clientY - top);
}

/** Google's MapMouseEvent under one of its names. */
export function triggerMouseEvent(map: GestureMap, name: string, domEvent: MouseEvent): void {
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

import { trigger } from './events.ts';
import type { SimMap } from './map.ts';
import { Point } from './pixel.ts';
import { fromScreen } from './projection.ts';

/** Whether fingers and keys leave the map where it is. */
export const isStill = (map: SimMap) =>
  map.get('gestureHandling') === 'none' || map.get('draggable') === false;

/** Where on the map's own pixels something happened. */
export function pixelOf(map: SimMap, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = map.root.getBoundingClientRect();
  return new Point(clientX - left, clientY - top);
}

/** Google's MapMouseEvent under one of its names. */
export function tell(map: SimMap, name: string, domEvent: MouseEvent): void {
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

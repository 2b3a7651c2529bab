import { soft } from './materials.ts';
import { at, group, path } from './svg.ts';

const shade = '#3a1805';

/**
 * The soft shadow an outline throws to the lower right, and the dark line where it touches.
 * Large rotated shapes pass their pose here instead of rotating the shadow: the light stays where it is, and librsvg
 * cuts off a blur inside a rotation.
 */
export function shadowOf(
  d: string,
  lift = 10,
  opacity = 0.42,
  posed: (drawing: string) => string = (drawing) => drawing,
): string {
  const shape = posed(path(d, { fill: shade }));
  const wide = soft(lift > 16 ? 20 : lift > 8 ? 12 : 7);
  const thrown = at(lift * 0.7, lift, group({ opacity, ...wide }, shape));
  // A blur costs a quarter of a second on a large shape: shapes close to the ground get one, not two.
  return lift > 4 ? thrown + at(2, 4, group({ opacity: opacity * 0.9, ...soft(4) }, shape)) : thrown;
}

import type { OrderDetailLine } from '@crepas/domain';

type Made = Pick<OrderDetailLine, 'combo' | 'extras' | 'quantity'>;

/** What the kitchen makes of a line beyond its name, a text per row. Each unit is made the same. */
export function makingCopy({ combo, extras, quantity }: Made): readonly string[] {
  const each = quantity > 1 ? ' (en cada una)' : '';
  return [
    ...(combo === null ? [] : [`Crepas${each}: ${combo}`]),
    ...(extras === null ? [] : [`Extras${each}: ${extras}`]),
  ];
}

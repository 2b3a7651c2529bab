import type { OrderDetailLine } from '@crepas/domain';

type Made = Pick<OrderDetailLine, 'combo' | 'extras' | 'quantity'>;

/** The crepas and extras of a line, one text per row. They apply to each unit. */
export function makingCopy({ combo, extras, quantity }: Made): readonly string[] {
  const each = quantity > 1 ? ' (en cada una)' : '';
  return [
    ...(combo === null ? [] : [`Crepas${each}: ${combo}`]),
    ...(extras === null ? [] : [`Extras${each}: ${extras}`]),
  ];
}

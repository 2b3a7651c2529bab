import type { ExtraId, OrderDetailLine, ProductId } from '@crepas/domain';

export type UsedUp = { readonly products: readonly ProductId[]; readonly extras: readonly ExtraId[] };

/** What the lines are made of, each once: products, the crepas of combos, extras. A server may send none of the ids. */
export const usedUpIn = (lines: readonly OrderDetailLine[]): UsedUp => ({
  products: unique(
    lines.flatMap(({ productId, crepaIds = [] }) => [
      ...(productId === undefined ? [] : [productId]),
      ...crepaIds,
    ]),
  ),
  extras: unique(lines.flatMap(({ extraIds = [] }) => extraIds)),
});

const unique = <Id>(ids: readonly Id[]): readonly Id[] => [...new Set(ids)];

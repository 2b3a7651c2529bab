import type { ExtraId, OptionId, OrderDetailLine, ProductId } from '@crepas/domain';

export type UsedUp = {
  readonly products: readonly ProductId[];
  readonly extras: readonly ExtraId[];
  readonly options: readonly OptionId[];
};

/** What the lines are made of, each once: products, the crepas of combos, extras, options. A server may send none of the ids. */
export const usedUpIn = (lines: readonly OrderDetailLine[]): UsedUp => ({
  products: unique(
    lines.flatMap(({ productId, crepas }) => [
      ...(productId === undefined ? [] : [productId]),
      ...crepas.flatMap(({ id }) => id ?? []),
    ]),
  ),
  extras: unique(lines.flatMap(({ extras }) => extras.flatMap(({ id }) => id ?? []))),
  options: unique(
    lines.flatMap(({ groups }) => groups.flatMap(({ options }) => options.flatMap(({ id }) => id ?? []))),
  ),
});

const unique = <Id>(ids: readonly Id[]): readonly Id[] => [...new Set(ids)];

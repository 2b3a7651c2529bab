/** The chosen items that are still offered, with today's values; all of them while the offer is unknown. */
export const keepOffered = <Item extends { readonly id: number }>(
  chosen: readonly Item[],
  offered: readonly Item[] | undefined,
): readonly Item[] =>
  offered ? chosen.flatMap((item) => offered.find(({ id }) => id === item.id) ?? []) : chosen;

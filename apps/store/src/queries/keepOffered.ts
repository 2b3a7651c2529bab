/** Of what was chosen, what is still offered, as it is offered today; all of it while nobody knows. */
export const keepOffered = <Item extends { readonly id: number }>(
  chosen: readonly Item[],
  offered: readonly Item[] | undefined,
): readonly Item[] =>
  offered ? chosen.flatMap((item) => offered.find(({ id }) => id === item.id) ?? []) : chosen;

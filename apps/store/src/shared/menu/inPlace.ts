/** How an item stands that is no longer in the fresh list. */
export const asGone = <Item extends { readonly available: boolean }>(item: Item): Item => ({
  ...item,
  available: false,
});

/** The fresh list in the order that is on the screen: what is gone stays where it was, what is new comes last. */
export function inPlace<Item extends { readonly id: number }>(
  shown: readonly Item[] = [],
  fresh: readonly Item[],
  gone: (item: Item) => Item,
): readonly Item[] {
  const now = new Map(fresh.map((item) => [item.id, item]));
  const added = fresh.filter(({ id }) => !shown.some((item) => item.id === id));
  return [...shown.map((item) => now.get(item.id) ?? gone(item)), ...added];
}

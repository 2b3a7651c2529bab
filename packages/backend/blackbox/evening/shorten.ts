/**
 * Takes as few of the last items as fail, then leaves out others, first many at once and in the end single ones, as long as
 * the rest still fails. Short lists are tried first: to play a list costs as much as it is long.
 *
 * @returns a list that fails
 */
export async function shorten<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  let kept = items;
  for (let size = 1; size < kept.length; size *= 2) {
    const end = items.slice(-size);
    if (await fails(end)) kept = end;
  }
  for (let size = Math.ceil(kept.length / 2); size > 0; size = Math.floor(size / 2)) {
    // From the end: what comes after an item depends on it, and not the other way round.
    for (let from = kept.length - size; from >= 0; from -= size) {
      const rest = kept.filter((_, index) => index < from || index >= from + size);
      if (await fails(rest)) kept = rest;
    }
  }
  return kept;
}

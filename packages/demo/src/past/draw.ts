/** Draws the same values for the same seed. */
export type Draw = {
  /** From 0 to below 1. */
  readonly share: () => number;
  readonly index: (length: number) => number;
  readonly weighted: (weights: readonly number[]) => number;
  readonly of: <Item>(items: readonly Item[], weights?: readonly number[]) => Item;
  readonly some: <Item>(items: readonly Item[], count: number) => readonly Item[];
};

export function drawFrom(seed: number): Draw {
  let state = seed;
  // mulberry32
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const index = (length: number) => Math.floor(share() * length);
  function weighted(weights: readonly number[]): number {
    let rest = share() * weights.reduce((sum, weight) => sum + weight, 0);
    const found = weights.findIndex((weight) => {
      rest -= weight;
      return rest < 0;
    });
    return Math.max(0, found);
  }
  const of = <Item>(items: readonly Item[], weights?: readonly number[]): Item => {
    const item = items[weights ? weighted(weights) : index(items.length)];
    if (item === undefined) throw new Error('There is nothing to draw from.');
    return item;
  };
  function some<Item>(items: readonly Item[], count: number): readonly Item[] {
    const chosen = new Set<Item>();
    while (chosen.size < Math.min(count, items.length)) chosen.add(of(items));
    return [...chosen];
  }
  return { share, index, weighted, of, some };
}

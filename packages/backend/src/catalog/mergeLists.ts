export type MergedList<Item> = {
  readonly items: readonly Item[];
  /** Those of the items that the sender changed and somebody else took away. */
  readonly revived: readonly Item[];
};

export type Merging<Item> = {
  /** Undefined for an item that is new. */
  readonly idOf: (item: Item) => number | undefined;
  /** What of an item can change. */
  readonly fields: readonly (keyof Item)[];
};

/**
 * A three-way merge, so that two people who edit a list at once keep each other's work: what `sent` has as `before` had it stays as it
 * is `now`. Where both changed the same field, the later one wins; what the other one added comes last.
 *
 * @param before the list as the sender read it
 */
export function mergeLists<Item extends object>(
  before: readonly Item[],
  sent: readonly Item[],
  now: readonly Item[],
  { idOf, fields }: Merging<Item>,
): MergedList<Item> {
  const byId = (items: readonly Item[]) =>
    new Map<number, Item>(items.flatMap((item) => entryOf(idOf(item), item)));
  const changed = (old: Item, item: Item): Partial<Item> =>
    Object.fromEntries(
      fields.filter((field) => item[field] !== old[field]).map((field) => [field, item[field]]),
    ) as Partial<Item>;
  const [was, present, wanted] = [byId(before), byId(now), byId(sent)];
  const kept: Item[] = [];
  const revived: Item[] = [];
  for (const item of sent) {
    const id = idOf(item);
    const old = id === undefined ? undefined : was.get(id);
    const current = id === undefined ? undefined : present.get(id);
    if (!old) kept.push(item);
    else if (current) kept.push({ ...current, ...changed(old, item) });
    else if (Object.keys(changed(old, item)).length > 0) {
      kept.push(item);
      revived.push(item);
    }
  }
  const isUnknown = (id = -1) => !was.has(id) && !wanted.has(id);
  const added = now.filter((item) => isUnknown(idOf(item)));
  const isMoved = isOtherOrder(before.map(idOf), sent.map(idOf));
  return { items: [...(isMoved ? kept : inOrderOf(now.map(idOf), kept, idOf)), ...added], revived };
}

const entryOf = <Item>(id: number | undefined, item: Item): readonly (readonly [number, Item])[] =>
  id === undefined ? [] : [[id, item]];

type Ids = readonly (number | undefined)[];

/** Whether the sender gave the items another order, or put a new one ahead of one that the list had. */
function isOtherOrder(before: Ids, sent: Ids): boolean {
  const left = before.filter((id) => id !== undefined && sent.includes(id));
  return left.some((id, index) => sent[index] !== id);
}

/** New items come last. */
function inOrderOf<Item>(order: Ids, items: readonly Item[], idOf: Merging<Item>['idOf']): readonly Item[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = (item: Item) => place.get(idOf(item)) ?? order.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

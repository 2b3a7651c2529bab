import {
  type Category,
  type CategoryId,
  type ChoiceGroup,
  type Extra,
  type ExtraId,
  extraId,
  type GroupUse,
  groupId,
  type Instant,
  type MenuMoment,
  nextWindowEdge,
  type Product,
  type ProductId,
  productId,
} from '@crepas/domain';
import { asc, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { onlyRow } from '../db/rows.ts';
import {
  categories,
  choiceGroups,
  choiceOptions,
  extras,
  productExtras,
  productGroups,
  products,
} from '../db/tables/menu.ts';
import { codesHoldUntil, readCodeEnds } from '../discounts/codesHold.ts';
import { readShopSnapshot, type ShopSnapshot, timeZoneOf } from '../shop/shop.ts';
import {
  categoryFromRow,
  extraFromRow,
  groupUseFromRow,
  optionFromRow,
  productFromRow,
  withGroups,
} from './rows.ts';

/**
 * A snapshot of the whole menu, with hidden products, extras and options, and of the shop. One of these with `soldOutUntil` is sold
 * out.
 */
export type Menu = ShopSnapshot & {
  /** In shop order. */
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly extras: readonly Extra[];
  readonly extraIdsOf: ReadonlyMap<ProductId, readonly ExtraId[]>;
  /** In shop order. */
  readonly groups: readonly ChoiceGroup[];
  /** What each product asks of its groups, in the order of its screen. */
  readonly usesOf: ReadonlyMap<ProductId, readonly GroupUse[]>;
  /** Whether a code of the owner may hold, now or later. */
  readonly hasDiscountCodes: boolean;
  /** When it was read, by the clock of the database. */
  readonly moment: MenuMoment;
  /**
   * When it changes by itself, by the clock of the database: the first sold-out product, extra or option is available again, a
   * window begins or ends, or the last code is over. Null when nothing does.
   */
  readonly changesAt: Instant | null;
  /** When a window of a product or category begins or ends next; null without windows. */
  readonly hoursChangeAt: Instant | null;
  readonly version: MenuVersion;
};

/** Numbers of transactions. */
export type MenuVersion = {
  /** This one and later ones were not seen. */
  readonly end: number;
  /** All before this one were seen. */
  readonly allBefore: number;
};

/** One consistent snapshot: all reads share a transaction. */
export const readMenu = ({ queries }: Database): Promise<Menu> =>
  queries.transaction(readInside, { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function readInside(queries: Queries): Promise<Menu> {
  const categoryRows = await queries.select().from(categories).orderBy(asc(categories.position));
  const productRows = await queries.select().from(products).orderBy(asc(products.id));
  const extraRows = await queries.select().from(extras).orderBy(asc(extras.id));
  const links = await queries.select().from(productExtras).orderBy(asc(productExtras.extraId));
  const groupRows = await queries.select().from(choiceGroups).orderBy(asc(choiceGroups.position));
  const optionRows = await queries.select().from(choiceOptions).orderBy(asc(choiceOptions.position));
  const useRows = await queries.select().from(productGroups).orderBy(asc(productGroups.position));
  const extraIdsOf = new Map<ProductId, ExtraId[]>();
  for (const link of links) {
    const product = productId(link.productId);
    extraIdsOf.set(product, [...(extraIdsOf.get(product) ?? []), extraId(link.extraId)]);
  }
  const usesOf = new Map<ProductId, GroupUse[]>();
  for (const row of useRows) {
    const product = productId(row.productId);
    usesOf.set(product, [...(usesOf.get(product) ?? []), groupUseFromRow(row)]);
  }
  const { now: readAt, ...snapshot } = await readShopSnapshot(queries);
  const groupsNow = groupRows.map(
    (group): ChoiceGroup => ({
      id: groupId(group.id),
      name: group.name,
      options: optionRows
        .filter((option) => option.groupId === group.id)
        .map((option) => withoutPastSoldOut(optionFromRow(option), readAt)),
    }),
  );
  const productsNow = productRows
    .map(productFromRow)
    .map((product) =>
      withGroups(
        product,
        (usesOf.get(product.id) ?? []).map((use) => use.groupId),
      ),
    )
    .map((product) => withoutPastSoldOut(product, readAt));
  const extrasNow = extraRows.map(extraFromRow).map((extra) => withoutPastSoldOut(extra, readAt));
  const categoriesNow = categoryRows.map(categoryFromRow);
  const moment = { at: readAt, timeZone: timeZoneOf(snapshot.shop) };
  const optionsNow = groupsNow.flatMap(({ options }) => options);
  const changes = [...productsNow, ...extrasNow, ...optionsNow].flatMap(
    ({ soldOutUntil }) => soldOutUntil ?? [],
  );
  const edges = [...productsNow, ...categoriesNow].flatMap(
    ({ windows }) => nextWindowEdge(windows, moment) ?? [],
  );
  const codesUntil = codesHoldUntil(await readCodeEnds(queries), moment);
  const version = onlyRow(
    await queries
      .select({
        allBefore: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.mapWith(Number),
        end: sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text`.mapWith(Number),
      })
      .from(sql`(values (1)) as one`),
  );
  return {
    version,
    moment,
    categories: categoriesNow,
    products: productsNow,
    extras: extrasNow,
    extraIdsOf,
    groups: groupsNow,
    usesOf,
    hasDiscountCodes: codesUntil !== 'none',
    ...snapshot,
    hoursChangeAt: earliest(edges),
    changesAt: earliest([...changes, ...edges, ...(typeof codesUntil === 'number' ? [codesUntil] : [])]),
  };
}

const earliest = (moments: readonly Instant[]) => (moments.length === 0 ? null : Math.min(...moments));

/** A time in the past counts as none. */
function withoutPastSoldOut<Item extends { readonly soldOutUntil?: Instant }>(
  item: Item,
  now: Instant,
): Item {
  if (item.soldOutUntil === undefined || item.soldOutUntil > now) return item;
  const { soldOutUntil: _, ...back } = item;
  return back as Item;
}

/** With hidden products. */
export const productsIn = (menu: Menu, category: CategoryId): readonly Product[] =>
  menu.products.filter((product) => product.categoryId === category);

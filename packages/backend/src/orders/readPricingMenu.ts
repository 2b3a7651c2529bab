import { crepaNamesOf, type OrderBody } from '@crepas/api';
import type { Instant } from '@crepas/domain';
import {
  appliedWindows,
  type Extra,
  type GroupRule,
  groupId,
  type OfferedGroup,
  type PricingMenu,
  type Product,
  type ProductId,
  productId,
} from '@crepas/domain';
import { eq, sql } from 'drizzle-orm';
import { extraFromRow, optionFromRow, productFromRow } from '../catalog/rows.ts';
import type { Queries } from '../db/Database.ts';
import { databaseNow } from '../db/databaseNow.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { isRowId, jsonOfRow } from '../db/rows.ts';
import {
  categories,
  choiceOptions,
  extras,
  type GroupRow,
  type OptionRow,
  productExtras,
  products,
} from '../db/tables/menu.ts';

/** The part of the menu that an order refers to, by id or by the names of its crepas. */
export type OrderMenu = Omit<PricingMenu, 'moment'> & {
  readonly crepaNamed: (name: string) => ProductId | undefined;
  /** The clock of the database when it was read. */
  readonly now: Instant;
};

/** What a line of a request names of the menu. */
type LineNames = Pick<OrderBody['productos'][number], 'id_producto' | 'crepas' | 'opciones'> & {
  readonly combo?: string | null;
};

type GroupInUse = GroupRule & Pick<GroupRow, 'id' | 'name'> & { readonly options: readonly StoredOption[] };

/** As JSON has it. */
type StoredOption = Omit<OptionRow, 'soldOutUntil'> & { readonly soldOutUntil: string | null };

/** A column of {@link pricingRows}: the groups of the row's product in their order, with their options. */
const groupsColumn = sql<readonly GroupInUse[]>`(
  select coalesce(json_agg(json_build_object(
    'id', choice_groups.id, 'name', choice_groups.name, 'min', min_pieces, 'max', max_pieces, 'included', included,
    'perOption', per_option, 'options', (
      select coalesce(json_agg(${jsonOfRow(choiceOptions)} order by choice_options.position), '[]')
      from choice_options where choice_options.group_id = choice_groups.id)) order by product_groups.position), '[]')
  from product_groups join choice_groups on choice_groups.id = product_groups.group_id
  where product_groups.product_id = products.id)`;

/** A column of {@link pricingRows}: which of the request's options any group has. */
const knownOptions = sql<readonly number[]>`array(
  select id from choice_options where id = any(array(select unnest(${sql.placeholder('options')}::int[]))))`;

/**
 * One statement, so that products, extras and groups come from the same snapshot. It has a row even if there are none.
 *
 * A list behind `select unnest` costs the planner the same whatever it holds, so PostgreSQL keeps one plan. Given as it is, it was planned anew in
 * each order, which took three times as long as running it.
 */
const pricingRows = prepareOnce((queries) =>
  queries

    .select({
      product: products,
      extra: extras,
      ofCategory: categories.windows,
      groups: groupsColumn,
      knownOptions,
      now: databaseNow,
    })
    .from(sql`(select) as one`)
    .leftJoin(
      products,
      sql`${products.id} = any(array(select unnest(${sql.placeholder('ids')}::int[])))
        or ${products.isComboEligible} and ${products.name} = any(array(select unnest(${sql.placeholder('names')}::text[])))`,
    )
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(productExtras, eq(productExtras.productId, products.id))
    .leftJoin(extras, eq(extras.id, productExtras.extraId))
    .prepare('pricing_rows'),
);

/** Reads the database rather than the cache, which may be a moment behind. Each product has the windows that count for it. */
export async function readPricingMenu(
  queries: Queries,
  { productos }: { readonly productos: readonly LineNames[] },
): Promise<OrderMenu> {
  const ids = productos.flatMap((line) => [line.id_producto, ...(line.crepas ?? [])]).filter(isRowId);
  const names = productos.flatMap(crepaNamesOf);
  const options = productos.flatMap((line) => (line.opciones ?? []).map(({ id_opcion }) => id_opcion));
  const rows = await pricingRows(queries).execute({ ids, names, options: options.filter(isRowId) });

  const productsById = new Map<ProductId, Product>();
  const extrasOf = new Map<ProductId, Extra[]>();
  const groupsOf = new Map<ProductId, readonly OfferedGroup[]>();
  for (const { product, extra, ofCategory, groups } of rows) {
    if (!product) continue;
    const id = productId(product.id);
    if (!productsById.has(id)) {
      const windows = appliedWindows(product, { windows: ofCategory ?? [] });
      productsById.set(id, { ...productFromRow(product), windows });
      groupsOf.set(id, groups.map(offeredGroup));
    }
    if (extra) extrasOf.set(id, [...(extrasOf.get(id) ?? []), extraFromRow(extra)]);
  }
  return {
    now: rows[0]?.now ?? Number.NaN,
    product: (id) => productsById.get(id),
    extrasOf: (id) => extrasOf.get(id) ?? [],
    groupsOf: (id) => groupsOf.get(id) ?? [],
    isOption: (id) => rows[0]?.knownOptions.includes(id) ?? false,
    crepaNamed: (name) =>
      [...productsById.values()].find((product) => product.isComboEligible && product.name === name)?.id,
  };
}

const offeredGroup = ({ id, options, ...group }: GroupInUse): OfferedGroup => ({
  id: groupId(id),
  ...group,
  options: options.map(({ soldOutUntil, ...option }) =>
    optionFromRow({ ...option, soldOutUntil: soldOutUntil === null ? null : new Date(soldOutUntil) }),
  ),
});

import type { OrderPayload } from '@crepas/api';
import { type Extra, type PricingMenu, type ProductId, productId } from '@crepas/domain';
import { and, eq, inArray, or } from 'drizzle-orm';
import { extraFromRow, productFromRow } from '../catalog/rows.ts';
import type { Queries } from '../db/Database.ts';
import { isRowId } from '../db/rowId.ts';
import { extras, productExtras, products } from '../db/schema.ts';

/** The part of the menu that an order asks for, by id and by the names of its crepas. */
export type OrderMenu = PricingMenu & { readonly crepaNamed: (name: string) => ProductId | undefined };

/** Reads from the database, not from memory: what counts is the menu at the moment of the order. */
export async function readPricingMenu(
  queries: Queries,
  { productos }: Pick<OrderPayload, 'productos'>,
): Promise<OrderMenu> {
  const ids = productos.flatMap((line) => [line.id_producto, ...(line.crepas ?? [])]).filter(isRowId);
  const names = productos.flatMap((line) => (line.crepas ? [] : crepaNames(line.combo)));
  const productRows = await queries
    .select()
    .from(products)
    .where(
      or(inArray(products.id, ids), and(eq(products.isComboEligible, true), inArray(products.name, names))),
    );
  const extraRows = await queries
    .select({ productId: productExtras.productId, extra: extras })
    .from(productExtras)
    .innerJoin(extras, eq(extras.id, productExtras.extraId))
    .where(inArray(productExtras.productId, ids));

  const productsById = new Map(productRows.map((row) => [productId(row.id), productFromRow(row)]));
  const extrasOf = new Map<ProductId, Extra[]>();
  for (const row of extraRows) {
    const product = productId(row.productId);
    extrasOf.set(product, [...(extrasOf.get(product) ?? []), extraFromRow(row.extra)]);
  }
  return {
    product: (id) => productsById.get(id),
    extrasOf: (id) => extrasOf.get(id) ?? [],
    crepaNamed: (name) =>
      [...productsById.values()].find((product) => product.isComboEligible && product.name === name)?.id,
  };
}

const crepaNames = (combo: string | null) => combo?.split(',').map((name) => name.trim()) ?? [];

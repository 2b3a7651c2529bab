import type { ExtraId, ProductId } from '@crepas/domain';
import { alwaysOpen, endOfShopDay, type Instant } from '@crepas/domain/shop';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { databaseNow } from '../db/databaseNow.ts';
import { isRowId } from '../db/rowId.ts';
import { extras, products, shop } from '../db/schema.ts';

export type SoldOutOutcome =
  | { readonly kind: 'saved'; readonly soldOutUntil: Instant | null }
  | { readonly kind: 'missing' };

export const setProductSoldOut = (database: Database, id: ProductId, isSoldOut: boolean) =>
  setSoldOut(database, products, id, isSoldOut);

export const setExtraSoldOut = (database: Database, id: ExtraId, isSoldOut: boolean) =>
  setSoldOut(database, extras, id, isSoldOut);

/**
 * Sold out until the shop's next day begins (decision H3), by the clock of the database and the time zone of
 * the shop.
 */
async function setSoldOut(
  { queries }: Database,
  table: typeof products | typeof extras,
  id: number,
  isSoldOut: boolean,
): Promise<SoldOutOutcome> {
  if (!isRowId(id)) return { kind: 'missing' };
  const until = isSoldOut ? await endOfToday(queries) : null;
  const changed = await queries
    .update(table)
    .set({ soldOutUntil: until === null ? null : new Date(until) })
    .where(eq(table.id, id))
    .returning({ id: table.id });
  return changed.length > 0 ? { kind: 'saved', soldOutUntil: until } : { kind: 'missing' };
}

async function endOfToday(queries: Queries): Promise<Instant> {
  const [present] = await queries
    .select({ now: databaseNow, timeZone: shop.timeZone })
    .from(sql`(select) as one`)
    .leftJoin(shop, sql`true`);
  return endOfShopDay(present?.now ?? Number.NaN, present?.timeZone ?? alwaysOpen.timeZone);
}

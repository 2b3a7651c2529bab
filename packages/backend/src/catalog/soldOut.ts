import type { ExtraId, ProductId } from '@crepas/domain';
import { alwaysOpen, endOfShopDay, type Instant } from '@crepas/domain/shop';
import { eq, sql } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import { logDifference } from '../changes/logChange.ts';
import type { Database, Queries } from '../db/Database.ts';
import { databaseNow } from '../db/databaseNow.ts';
import { isRowId } from '../db/rowId.ts';
import { extras, products, shop } from '../db/schema.ts';

export type SoldOutOutcome =
  | { readonly kind: 'saved'; readonly soldOutUntil: Instant | null }
  | { readonly kind: 'missing' };

export const setProductSoldOut = (database: Database, id: ProductId, isSoldOut: boolean, by: Editor) =>
  setSoldOut(database, products, id, isSoldOut, by);

export const setExtraSoldOut = (database: Database, id: ExtraId, isSoldOut: boolean, by: Editor) =>
  setSoldOut(database, extras, id, isSoldOut, by);

/**
 * Sold out until the shop's next day begins (decision H3), by the clock of the database and the time zone of
 * the shop.
 */
async function setSoldOut(
  { queries }: Database,
  table: typeof products | typeof extras,
  id: number,
  isSoldOut: boolean,
  by: Editor,
): Promise<SoldOutOutcome> {
  if (!isRowId(id)) return { kind: 'missing' };
  return queries.transaction(async (inside) => {
    const until = isSoldOut ? await endOfToday(inside) : null;
    const isThis = eq(table.id, id);
    const [before] = await inside
      .select({ name: table.name, until: table.soldOutUntil })
      .from(table)
      .where(isThis)
      .for('update');
    if (!before) return { kind: 'missing' };
    await inside
      .update(table)
      .set({ soldOutUntil: until === null ? null : new Date(until) })
      .where(isThis);
    const kind = table === products ? 'product' : 'extra';
    await logDifference(
      inside,
      by,
      { kind, entityId: id, name: before.name },
      { soldOutUntil: before.until?.getTime() ?? null },
      { soldOutUntil: until },
    );
    return { kind: 'saved', soldOutUntil: until };
  });
}

async function endOfToday(queries: Queries): Promise<Instant> {
  const [present] = await queries
    .select({ now: databaseNow, timeZone: shop.timeZone })
    .from(sql`(select) as one`)
    .leftJoin(shop, sql`true`);
  return endOfShopDay(present?.now ?? Number.NaN, present?.timeZone ?? alwaysOpen.timeZone);
}

import type { ExtraId, ProductId } from '@crepas/domain';
import { alwaysOpen, endOfShopDay, type Instant } from '@crepas/domain';
import { eq, sql } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import { logDifference } from '../changes/logChange.ts';
import type { Database, Queries } from '../db/Database.ts';
import { databaseNow } from '../db/databaseNow.ts';
import { lockRow } from '../db/rows.ts';
import { extras, products, shop } from '../db/schema.ts';

export const setProductSoldOut = (database: Database, id: ProductId, isSoldOut: boolean, by: Editor) =>
  setSoldOut(database, products, id, isSoldOut, by);

export const setExtraSoldOut = (database: Database, id: ExtraId, isSoldOut: boolean, by: Editor) =>
  setSoldOut(database, extras, id, isSoldOut, by);

/**
 * Sold out until the shop's next day begins (decision H3), by the clock of the database and the time zone of
 * the shop.
 *
 * @returns until when, or null when it is back; nothing for a number that does not exist
 */
async function setSoldOut(
  { queries }: Database,
  table: typeof products | typeof extras,
  id: number,
  isSoldOut: boolean,
  by: Editor,
): Promise<Instant | null | undefined> {
  return queries.transaction(async (inside) => {
    const until = isSoldOut ? await endOfToday(inside) : null;
    const before = await lockRow(inside, table, id);
    if (!before) return undefined;
    const soldOutUntil = until === null ? null : new Date(until);
    await inside.update(table).set({ soldOutUntil }).where(eq(table.id, id));
    const entity = {
      kind: table === products ? 'product' : 'extra',
      entityId: id,
      name: before.name,
    } as const;
    const was = { soldOutUntil: before.soldOutUntil?.getTime() ?? null };
    await logDifference(inside, by, entity, was, { soldOutUntil: until });
    return until;
  });
}

async function endOfToday(queries: Queries): Promise<Instant> {
  const [present] = await queries
    .select({ now: databaseNow, timeZone: shop.timeZone })
    .from(sql`(select) as one`)
    .leftJoin(shop, sql`true`);
  return endOfShopDay(present?.now ?? Number.NaN, present?.timeZone ?? alwaysOpen.timeZone);
}

import { alwaysOpen, endOfShopDay, type Instant } from '@crepas/domain';
import { eq, sql } from 'drizzle-orm';
import { changeEntity, type Entity } from '../changes/changeEntity.ts';
import type { Edit } from '../changes/Editor.ts';
import { logDifference } from '../changes/logChange.ts';
import type { Queries } from '../db/Database.ts';
import { databaseNow } from '../db/databaseNow.ts';
import { lockRow } from '../db/rows.ts';
import { choiceGroups, choiceOptions, extras, products } from '../db/tables/menu.ts';
import { shop } from '../db/tables/shop.ts';

const tables = { product: products, extra: extras };

/**
 * Sold out until the shop's next day begins (decision H3), by the clock of the database and the time zone of
 * the shop.
 *
 * @returns until when, or null when it is back; nothing for a number that does not exist
 */
export async function setSoldOut(
  edit: Edit,
  kind: 'product' | 'extra',
  id: number,
  isSoldOut: boolean,
): Promise<Instant | null | undefined> {
  const entity: Entity<typeof products | typeof extras> = {
    kind,
    table: tables[kind],
    valuesOf: (_, { soldOutUntil }) => ({ soldOutUntil: soldOutUntil?.getTime() ?? null }),
  };
  const until = isSoldOut ? await endOfToday(edit.inside) : null;
  const row = await changeEntity(edit, entity, id, { soldOutUntil: until === null ? null : new Date(until) });
  return row && until;
}

/** As {@link setSoldOut}. The change log has it as a change of the option's group. */
export async function setOptionSoldOut(
  edit: Edit,
  id: number,
  isSoldOut: boolean,
): Promise<Instant | null | undefined> {
  const { inside } = edit;
  const option = await lockRow(inside, choiceOptions, id);
  if (!option) return undefined;
  const until = isSoldOut ? await endOfToday(inside) : null;
  await inside
    .update(choiceOptions)
    .set({ soldOutUntil: until === null ? null : new Date(until) })
    .where(eq(choiceOptions.id, id));
  const [group] = await inside.select().from(choiceGroups).where(eq(choiceGroups.id, option.groupId));
  const name = `${group?.name ?? ''}: ${option.name}`;
  const before = { soldOutUntil: option.soldOutUntil?.getTime() ?? null };
  const entity = { kind: 'group', entityId: option.groupId, name } as const;
  await logDifference(edit, entity, before, { soldOutUntil: until });
  return until;
}

async function endOfToday(queries: Queries): Promise<Instant> {
  const [present] = await queries
    .select({ now: databaseNow, timeZone: shop.timeZone })
    .from(sql`(select) as one`)
    .leftJoin(shop, sql`true`);
  return endOfShopDay(present?.now ?? Number.NaN, present?.timeZone ?? alwaysOpen.timeZone);
}

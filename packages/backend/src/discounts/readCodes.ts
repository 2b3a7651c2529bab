import { type DiscountedOrderRow, type UsedDiscountCode, unnamedCustomer } from '@crepas/api';
import { type Cents, type DiscountCodeId, type DiscountUse, orderId } from '@crepas/domain';
import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { isRowId, onlyRow } from '../db/rows.ts';
import { stagesIn } from '../db/stages.ts';
import { discountCodes } from '../db/tables/discounts.ts';
import { orders } from '../db/tables/orders.ts';
import { codeFromRow } from './codeRows.ts';

/** Orders of these stages give their uses back, as in the migrations' function `code_is_used_up`. */
const givenBack = stagesIn('cancelled');

const isUse = (code: SQL): SQL | undefined =>
  and(eq(orders.codeId, code), notInArray(orders.stage, givenBack));

/** All of the shop, newest first. */
export async function readCodes(queries: Queries): Promise<readonly UsedDiscountCode[]> {
  const rows = await queries
    .select({ code: discountCodes, ...useColumns })
    .from(discountCodes)
    .leftJoin(orders, isUse(sql`${discountCodes.id}`))
    .groupBy(discountCodes.id)
    .orderBy(desc(discountCodes.id));
  return rows.map(({ code, ...use }) => ({ ...codeFromRow(code), ...use }));
}

export const readUses = async (queries: Queries, id: number): Promise<DiscountUse> =>
  onlyRow(
    await queries
      .select(useColumns)
      .from(orders)
      .where(isUse(sql`${id}::int`)),
  );

const useColumns = {
  uses: sql<number>`count(${orders.id})`.mapWith(Number),
  saved: sql<Cents>`coalesce(sum(${orders.discountCents}), 0)`.mapWith((cents) => Number(cents) as Cents),
};

/** As many as a list shows. */
const maxOrders = 200;

/** The newest orders that a code counts; null for an unknown code. */
export async function readDiscountedOrders(
  queries: Queries,
  id: DiscountCodeId,
): Promise<readonly DiscountedOrderRow[] | null> {
  if (!isRowId(id) || (await queries.$count(discountCodes, eq(discountCodes.id, id))) === 0) return null;
  const rows = await queries
    .select()
    .from(orders)
    .where(isUse(sql`${id}::int`))
    .orderBy(desc(orders.id))
    .limit(maxOrders);
  return rows.map((row) => ({
    orderId: orderId(row.id),
    placedAt: row.placedAt,
    ...(row.erasedAt === null
      ? { customerName: row.customerName ?? unnamedCustomer(row.phone), phone: row.phone }
      : { customerName: '', phone: '' }),
    saved: row.discountCents as Cents,
    total: row.totalCents as Cents,
  }));
}

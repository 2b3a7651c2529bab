import type { KnownCustomer, PhoneNumber, Position } from '@crepas/domain';
import { and, desc, eq, isNull, ne, not } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { isNeverConfirmed } from '../db/stages.ts';
import { orders } from '../db/tables/orders.ts';
import { withLines } from '../orders/orderQueries.ts';
import { orderColumns, pinOf } from '../orders/orderRows.ts';

/** More than a person reads while a customer waits on the telephone. */
const maxAddresses = 5;
/** The orders of the phone, newest first. */
const maxOrders = 50;

/** What earlier orders of a phone tell. Not those that the shop rejected or never confirmed. */
export async function readKnownCustomer(queries: Queries, phone: PhoneNumber): Promise<KnownCustomer> {
  const rows = await queries
    .select(orderColumns)
    .from(orders)
    .where(
      and(
        eq(orders.phone, phone),
        isNull(orders.erasedAt),
        ne(orders.stage, 'rejected'),
        not(isNeverConfirmed),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(maxOrders);
  const [last] = await withLines(queries, rows.slice(0, 1));
  /** Latest first, each with its latest pin. */
  const addresses = new Map<string, Position | null>();
  for (const { fulfilment, deliveryAddress, ...row } of rows) {
    if (fulfilment === 'delivery' && !addresses.has(deliveryAddress)) {
      addresses.set(deliveryAddress, pinOf(row));
    }
  }
  return {
    name: rows.find(({ customerName }) => customerName)?.customerName ?? null,
    addresses: [...addresses].slice(0, maxAddresses).map(([address, position]) => ({ address, position })),
    last: last ?? null,
  };
}

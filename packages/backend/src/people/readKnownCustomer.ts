import type { KnownCustomer, PhoneNumber } from '@crepas/domain';
import { and, desc, eq, isNull, ne, not } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orders } from '../db/schema.ts';
import { isAwaiting } from '../db/stages.ts';
import { withLines } from '../orders/orderQueries.ts';

/** More than a person reads while a customer waits on the telephone. */
const mostAddresses = 5;
/** Of the phone, newest first. */
const mostOrders = 50;

/** What earlier orders of a phone tell. Not those that the shop rejected or has not confirmed: their phone may be somebody else's. */
export async function readKnownCustomer(queries: Queries, phone: PhoneNumber): Promise<KnownCustomer> {
  const rows = await queries
    .select()
    .from(orders)
    .where(
      and(eq(orders.phone, phone), isNull(orders.erasedAt), ne(orders.stage, 'rejected'), not(isAwaiting)),
    )
    .orderBy(desc(orders.id))
    .limit(mostOrders);
  const [last] = await withLines(queries, rows.slice(0, 1));
  const brought = rows.filter(({ fulfilment }) => fulfilment === 'delivery');
  const addresses = new Map(
    brought
      .toReversed()
      .map(({ deliveryAddress, pinLat, pinLng }) => [
        deliveryAddress,
        pinLat === null || pinLng === null ? null : { lat: pinLat, lng: pinLng },
      ]),
  );
  const latestFirst = [...new Set(brought.map(({ deliveryAddress }) => deliveryAddress))];
  return {
    name: rows.find(({ customerName }) => customerName)?.customerName ?? null,
    addresses: latestFirst
      .slice(0, mostAddresses)
      .map((address) => ({ address, position: addresses.get(address) ?? null })),
    last: last ?? null,
  };
}

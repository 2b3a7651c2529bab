import type { PersonData, PhoneNumber } from '@crepas/domain';
import { and, desc, eq, inArray, lt, not, or } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { isNeverConfirmed } from '../db/stages.ts';
import { orders } from '../db/tables/orders.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import { withLines } from '../orders/orderQueries.ts';
import { orderColumns } from '../orders/orderRows.ts';
import { readRevisions } from '../orders/revisions.ts';
import { readBlock } from './blockedPhones.ts';

/** More devices than a person has: the rest of an answer is bounded by its page. */
const maxDevices = 100;

export type PersonPage = {
  /** The last order of the previous page; null for the first page. */
  readonly below: number | null;
  readonly limit: number;
};

export async function readPerson(
  queries: Queries,
  phone: PhoneNumber,
  { below, limit }: PersonPage,
): Promise<PersonData> {
  const isOwn = and(eq(orders.phone, phone), not(isNeverConfirmed));
  const read = await queries
    .select(orderColumns)
    .from(orders)
    .where(and(isOwn, below === null ? undefined : lt(orders.id, below)))
    .orderBy(desc(orders.id))
    // One extra row shows whether there is a next page.
    .limit(limit + 1);
  const rows = read.slice(0, limit);
  const block = await readBlock(queries, phone);
  const devices = await queries
    .select({ endpoint: pushSubscriptions.endpoint, renewedAt: pushSubscriptions.renewedAt })
    .from(pushSubscriptions)
    .where(
      or(
        eq(pushSubscriptions.phone, phone),
        inArray(
          pushSubscriptions.followedOrderId,
          queries.select({ id: orders.id }).from(orders).where(isOwn),
        ),
      ),
    )
    .orderBy(desc(pushSubscriptions.renewedAt))
    .limit(maxDevices);
  const changed = rows.filter(({ version }) => version > 0).map(({ id }) => id);
  const revisions = await readRevisions(queries, changed);
  return {
    phone,
    ...(block && { block }),
    orderCount: await queries.$count(orders, isOwn),
    next: read.length > limit ? String(rows.at(-1)?.id) : null,
    orders: await withLines(queries, rows),
    ...(revisions.length > 0 && { revisions }),
    // The rest of the address is a secret of the browser and its push service.
    devices: devices.map(({ endpoint, renewedAt }) => ({ service: hostOf(endpoint), renewedAt })),
  };
}

const hostOf = (endpoint: string): string => (URL.canParse(endpoint) ? new URL(endpoint).host : '');

import type { PersonData, PhoneNumber } from '@crepas/domain';
import { and, desc, eq, inArray, not, or } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orders, pushSubscriptions } from '../db/schema.ts';
import { isNeverConfirmed } from '../db/stages.ts';
import { withLines } from '../orders/orderQueries.ts';
import { readRevisions } from '../orders/revisions.ts';

export async function readPerson(queries: Queries, phone: PhoneNumber): Promise<PersonData> {
  const rows = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.phone, phone), not(isNeverConfirmed)))
    .orderBy(desc(orders.id));
  const devices = await queries
    .select({ endpoint: pushSubscriptions.endpoint, renewedAt: pushSubscriptions.renewedAt })
    .from(pushSubscriptions)
    .where(
      or(
        eq(pushSubscriptions.phone, phone),
        inArray(
          pushSubscriptions.followedOrderId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(pushSubscriptions.renewedAt));
  const changed = rows.filter(({ version }) => version > 0).map(({ id }) => id);
  const revisions = await readRevisions(queries, changed);
  return {
    phone,
    orders: await withLines(queries, rows),
    ...(revisions.length > 0 && { revisions }),
    // The rest of the address is a secret of the browser and its push service.
    devices: devices.map(({ endpoint, renewedAt }) => ({ service: hostOf(endpoint), renewedAt })),
  };
}

const hostOf = (endpoint: string): string => (URL.canParse(endpoint) ? new URL(endpoint).host : '');

import {
  type Fulfilment,
  type Instant,
  nearestMoments,
  offeredMoments,
  type ShopSettings,
} from '@crepas/domain';
import { and, gte, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { timestampOf } from '../db/databaseNow.ts';
import { stagesIn } from '../db/stages.ts';
import { orders } from '../db/tables/orders.ts';
import { type ShopSnapshot, settingsOf } from '../shop/shop.ts';
import type { OrderSchedule } from './orderSchedule.ts';
import type { RefusedOrder, WantedOrder } from './orderWindow.ts';

/** The moments that are offered, and those of them whose quarter of an hour has no place left. */
export async function readMoments(
  queries: Queries,
  shop: ShopSettings,
  fulfilment: Fulfilment,
  now: Instant,
): Promise<{ readonly offered: readonly Instant[]; readonly full: readonly Instant[] }> {
  const offered = offeredMoments(shop, fulfilment, now);
  const { maxPerQuarter } = shop.scheduling;
  if (offered.length === 0 || maxPerQuarter === null) return { offered, full: [] };
  const rows = await queries
    .select({ moment: sql<Date>`${orders.scheduledFor}`.mapWith(orders.scheduledFor) })
    .from(orders)
    .where(
      and(
        isNotNull(orders.scheduledFor),
        gte(orders.scheduledFor, timestampOf(now)),
        notInArray(orders.stage, givenBack),
      ),
    )
    .groupBy(orders.scheduledFor)
    .having(sql`count(*) >= ${maxPerQuarter}`);
  const full = new Set(rows.map(({ moment }) => moment.getTime()));
  return { offered, full: offered.filter((moment) => full.has(moment)) };
}

/** Orders of these stages give their places back, as in the migrations' function `moment_is_full`. */
const givenBack = stagesIn('cancelled');

/** A refusal of a moment names the nearest ones with a place left; any other refusal stays as it is. */
export async function withFreeMoments(
  queries: Queries,
  refused: RefusedOrder,
  { shop }: ShopSnapshot,
  { fulfilment, scheduledFor }: Pick<WantedOrder, 'fulfilment' | 'scheduledFor'>,
): Promise<RefusedOrder> {
  const { refusal, now } = refused;
  const isOfMoment = refusal.kind === 'momentNotOffered' || refusal.kind === 'momentFull';
  if (!isOfMoment || scheduledFor === null) return refused;
  const { offered, full } = await readMoments(queries, settingsOf(shop), fulfilment, now);
  const free = offered.filter((moment) => moment !== scheduledFor && !full.includes(moment));
  return { ...refused, refusal: { ...refusal, moments: nearestMoments(free, scheduledFor) } };
}

/**
 * The call of the migrations' function: it locks the quarter of an hour until the commit.
 *
 * @param moment a value or a placeholder, as the other
 */
export const momentIsFull = (moment: unknown, maxPerQuarter: unknown): SQL<boolean> =>
  sql`moment_is_full(${moment}::timestamptz, ${maxPerQuarter}::int)`;

/** Whether one more order for this moment is one too many. Holds a lock until the commit. */
export async function isMomentFull(
  queries: Queries,
  { scheduledFor, maxPerQuarter }: OrderSchedule,
): Promise<boolean> {
  const called = momentIsFull(new Date(scheduledFor).toISOString(), maxPerQuarter);
  const [row] = await queries.select({ isFull: called }).from(sql`(select) as one`);
  return row?.isFull ?? false;
}

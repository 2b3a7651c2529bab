import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { runHourly } from '../runPeriodically.ts';
import { eraseOrders } from './eraseOrders.ts';

/**
 * Erases the personal data of orders that are older than the owner's days; nothing while the setting is off. One
 * statement, by the clock of the database.
 *
 * @returns the number of orders
 */
export const eraseExpiredOrders = ({ queries }: Database): Promise<number> =>
  eraseOrders(
    queries,
    sql`placed_at < clock_timestamp() - make_interval(days => (select forget_after_days from shop))`,
  );

/**
 * Forgets every hour, so that it does not depend on a machine that is on at night. The files are purged in the first hour
 * in which nothing was due: the shop was closed at that hour.
 *
 * @returns stops it
 */
export function startPersonalDataRetention(
  database: Database,
  onFailure: (error: unknown) => void,
): () => void {
  let isPurgeDue = true;
  return runHourly(async () => {
    const count = await eraseExpiredOrders(database);
    if (count === 0 && isPurgeDue) await database.purge();
    isPurgeDue = count > 0;
  }, onFailure);
}

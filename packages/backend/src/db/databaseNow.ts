import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { onlyRow } from './rows.ts';

/** The clock of the database at the moment it is read, in whole milliseconds since 1970. */
export const databaseNow = sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`.mapWith(
  Math.floor,
);

export const readDatabaseNow = async (queries: Queries): Promise<number> =>
  onlyRow(await queries.select({ now: databaseNow }).from(sql`(select) as one`)).now;

/** @param ms since 1970 */
export const timestampOf = (ms: number): SQL => sql`to_timestamp(${ms}::float8 / 1000)`;

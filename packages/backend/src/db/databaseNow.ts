import { sql } from 'drizzle-orm';

/** The clock of the database at the moment it is read, in whole milliseconds since 1970. */
export const databaseNow = sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`.mapWith(
  Math.floor,
);

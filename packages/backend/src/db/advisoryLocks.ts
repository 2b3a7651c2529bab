import { sql } from 'drizzle-orm';
import type { Queries } from './Database.ts';

/**
 * Every advisory lock of the database: arbitrary numbers, which servers of two versions share during an upgrade. Migrations
 * have 727002 (`order_events_in_turn`, so that events become visible in the order of their ids) and, with the hash of a phone, 727006 (`phone_refusal`), and with a
 * quarter of an hour 727008 (`moment_is_full`), and with the number of a promo code 727009 (`code_is_lost`, {@link lockCode}).
 */
export const advisoryLocks = {
  migrations: 727_001,
  /** Also taken by the migrations' function `orders_are_taken`. */
  shop: 727_003,
  /** Earlier versions take it for orders without a code too: beside them, one such order too many does less harm than no owner. */
  owners: 727_004,
  unprovenOrders: 727_005,
  backups: 727_007,
} as const;

const codes = 727_009;

/** Waits for the other transactions that hold it, and holds it until the commit. */
export const lockUntilCommit = (inside: Queries, lock: keyof typeof advisoryLocks) =>
  inside.execute(sql`select pg_advisory_xact_lock(${advisoryLocks[lock]})`);

/** As {@link lockUntilCommit}: after the commit, every order that has the code as it was is written, and no other one will be. */
export const lockCode = (inside: Queries, code: number) =>
  inside.execute(sql`select pg_advisory_xact_lock(${codes}, ${code}::int)`);

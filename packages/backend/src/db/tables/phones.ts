import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The orders of phones that were not proven (decision T1). */
export const unprovenOrders = pgTable('unproven_orders', {
  orderId: integer('order_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  sealedToken: text('sealed_token').notNull(),
  addressHash: text('address_hash'),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
});

/** The key of the hashes of network addresses; at most one row. */
export const addressKey = pgTable('address_key', {
  isTheKey: boolean('is_the_key').primaryKey().default(true),
  key: text().notNull(),
});

/** Phones whose orders the store refuses. */
export const blockedPhones = pgTable('blocked_phones', {
  phone: text().primaryKey(),
  reason: text().notNull(),
  /** The e-mail of the account. */
  blockedBy: text('blocked_by').notNull(),
  blockedAt: timestamp('blocked_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  /** Null until somebody ends it. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
});

import type { CalendarDay, Fulfilment, Gift, MenuWindow } from '@crepas/domain';
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Promo codes (`DiscountCode`). */
export const discountCodes = pgTable('discount_codes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  giftKind: text('gift_kind').$type<Gift['kind']>().notNull(),
  /** Percent, centavos or the number of a product; 0 for a free delivery. */
  giftValue: bigint('gift_value', { mode: 'number' }).notNull(),
  minCents: bigint('min_cents', { mode: 'number' }).notNull().default(0),
  firstDay: date('first_day').$type<CalendarDay>(),
  lastDay: date('last_day').$type<CalendarDay>(),
  windows: jsonb().$type<readonly MenuWindow[]>().notNull().default([]),
  maxUses: integer('max_uses'),
  maxUsesPerPhone: integer('max_uses_per_phone'),
  /** Null: for both. */
  fulfilment: text().$type<Fulfilment>(),
  /** Null: all. */
  categoryIds: jsonb('category_ids').$type<readonly number[]>(),
  isPaused: boolean('is_paused').notNull().default(false),
  /** A text, so that a snapshot has it as the row does. */
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export type DiscountCodeRow = typeof discountCodes.$inferSelect;

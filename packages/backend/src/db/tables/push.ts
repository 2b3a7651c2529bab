import type { OrderStage } from '@crepas/domain';
import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const pushSubscriptions = pgTable('push_subscriptions', {
  endpoint: text().primaryKey(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  phone: text(),
  account: text(),
  isOwner: boolean('is_owner').notNull().default(false),
  followedOrderId: integer('followed_order_id'),
  renewedAt: timestamp('renewed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What a push message reports: an alert, the stage that a customer's order has reached, or that an order for later is begun. */
export type PushOccasion =
  | 'staffAlert'
  | 'ownerAlert'
  | 'ticketAlert'
  | OrderStage
  | 'contentChanged'
  | 'preparationDue';

export const pushMessages = pgTable('push_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  endpoint: text().notNull(),
  orderId: integer('order_id').notNull(),
  occasion: text('news').$type<PushOccasion>().notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

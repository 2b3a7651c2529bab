import type {
  ContentDifference,
  DiscountTerms,
  EndCause,
  Fulfilment,
  OrderActionKind,
  OrderEnder,
  OrderStage,
  PaymentMethod,
} from '@crepas/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** The column's values; `awaitingConfirmation` is a column of its own. */
export type StoredStage = Exclude<OrderStage, 'awaitingConfirmation'>;

export const orders = pgTable('orders', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  phone: text().notNull(),
  customerName: text('customer_name'),
  deliveryAddress: text('delivery_address').notNull(),
  payment: text().$type<PaymentMethod>().notNull().default('cash'),
  /** The note for the kitchen; empty when there is none. */
  notes: text().notNull().default(''),
  totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
  stage: text().$type<StoredStage>().notNull().default('received'),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull().defaultNow(),
  promisedMinutes: integer('promised_minutes'),
  endReason: text('end_reason'),
  acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  preparingAt: timestamp('preparing_at', { withTimezone: true }),
  onTheWayAt: timestamp('on_the_way_at', { withTimezone: true }),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  rejectedAt: timestamp('rejected_at', { withTimezone: true }),
  cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  pinLat: doublePrecision('pin_lat'),
  pinLng: doublePrecision('pin_lng'),
  cashGivenCents: bigint('cash_given_cents', { mode: 'number' }),
  endedBy: text('ended_by').$type<OrderEnder>(),
  endCause: text('end_cause').$type<EndCause>(),
  staffAlertedAt: timestamp('staff_alerted_at', { withTimezone: true }),
  ownerAlertedAt: timestamp('owner_alerted_at', { withTimezone: true }),
  staffAlertDevices: integer('staff_alert_devices'),
  staffAlertReached: integer('staff_alert_reached'),
  ownerAlertDevices: integer('owner_alert_devices'),
  ownerAlertReached: integer('owner_alert_reached'),
  /** An erased order has no personal data, and the phone of nobody. */
  erasedAt: timestamp('erased_at', { withTimezone: true }),
  isSecondUnreceived: boolean('is_second_unreceived').notNull().default(false),
  /** In stage `received`: it is `awaitingConfirmation` (`stageOfRow`). */
  awaitsConfirmation: boolean('awaits_confirmation').notNull().default(false),
  /** The e-mail of the staff who took it by telephone. */
  takenBy: text('taken_by'),
  /** How often staff changed it. */
  version: integer().notNull().default(0),
  /** An order of the demo's invented past. */
  isExample: boolean('is_example').notNull().default(false),
  paidAt: timestamp('paid_at', { withTimezone: true }),
  transferredAt: timestamp('transferred_at', { withTimezone: true }),
  /** What its delivery costs, a part of the total. */
  feeCents: bigint('fee_cents', { mode: 'number' }).notNull().default(0),
  fulfilment: text().$type<Fulfilment>().notNull().default('delivery'),
  /** The name that the zone of the fee had; null outside of all. */
  feeZone: text('fee_zone'),
  /** Who brings it, as staff typed it. */
  courierName: text('courier_name'),
  /** Extension `programar`; null for an order that is for as soon as possible. */
  scheduledFor: timestamp('scheduled_for', { withTimezone: true }),
  preparationAt: timestamp('preparation_at', { withTimezone: true }),
  alertsFrom: timestamp('alerts_from', { withTimezone: true }),
  preparationToldAt: timestamp('preparation_told_at', { withTimezone: true }),
  /** Extension `codigos`: the code that it was placed with; null without one. The code may be deleted. */
  codeId: integer('code_id'),
  /** What was agreed with the code. A change of the order is counted by it; null without a code. */
  discountTerms: jsonb('discount_terms').$type<DiscountTerms>(),
  /** What the code takes off; already subtracted from the total. A change of the order may make it 0. */
  discountCents: bigint('discount_cents', { mode: 'number' }).notNull().default(0),
});

/** An extra or a crepa with its name at the time of the order. */
export type SoldItem = { readonly id: number; readonly name: string };

/** What was chosen of a group, with the names, prices and the rule of that time. */
export type SoldGroup = SoldItem & {
  readonly included: number;
  readonly options: readonly (SoldItem & { readonly priceCents: number; readonly quantity: number })[];
};

export const orderLines = pgTable('order_lines', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  productId: integer('product_id').notNull(),
  productName: text('product_name').notNull(),
  unitPriceCents: integer('unit_price_cents').notNull(),
  quantity: integer().notNull(),
  extras: jsonb().$type<readonly (SoldItem & { readonly priceCents: number })[]>().notNull(),
  crepas: jsonb().$type<readonly SoldItem[]>().notNull(),
  options: jsonb().$type<readonly SoldGroup[]>().notNull().default([]),
  extrasTotalCents: bigint('extras_total_cents', { mode: 'number' }).notNull(),
  imageUrl: text('image_url').notNull(),
  /** When it was ordered; null for a line of a version before. */
  categoryId: integer('category_id'),
});

/** What a change of an order replaced (decision T4). */
export const orderRevisions = pgTable(
  'order_revisions',
  {
    orderId: integer('order_id').notNull(),
    /** The version of the order after the change. */
    version: integer().notNull(),
    /** The order before it. */
    content: jsonb().notNull(),
    changes: jsonb()
      .$type<{
        readonly totalBefore: number;
        readonly totalNow: number;
        readonly differences: readonly ContentDifference[];
      }>()
      .notNull(),
    reason: text().notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    requestHash: text('request_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version] })],
);

export const orderEvents = pgTable('order_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  stage: text().$type<StoredStage>().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What accounts of the staff did with an order. */
export const orderActions = pgTable('order_actions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  action: text().$type<OrderActionKind>().notNull(),
  at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  account: text().notNull(),
  email: text().notNull(),
});

export const idempotencyKeys = pgTable('idempotency_keys', {
  key: uuid().primaryKey(),
  requestHash: text('request_hash').notNull(),
  orderId: integer('order_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

import type {
  ChangeAction,
  ChangeKind,
  ContentDifference,
  DeliveryTerms,
  EndCause,
  FeeZone,
  Fulfilment,
  LoggedValues,
  OrderActionKind,
  OrderEnder,
  OrderStage,
  Paper,
  PaymentMethod,
  Pickup,
  PrinterState,
  Responsible,
  SpecialDay,
  TicketKind,
  TransferAccount,
  VisitDevice,
  Vital,
  WeekRow,
  Zone,
} from '@crepas/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** The tables of `migrations/`, as far as queries need them. Constraints and indexes are only there. */

export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  position: integer().notNull(),
});

export const products = pgTable('products', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  categoryId: integer('category_id').notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  priceCents: integer('price_cents').notNull(),
  isAvailable: boolean('is_available').notNull().default(true),
  imageUrl: text('image_url').notNull().default(''),
  isCombo: boolean('is_combo').notNull().default(false),
  isPromoted: boolean('is_promoted').notNull().default(false),
  isComboEligible: boolean('is_combo_eligible').notNull().default(false),
  alsoFoundAs: text('also_found_as').notNull().default(''),
  allergens: text().notNull().default(''),
  calories: integer(),
  soldOutUntil: timestamp('sold_out_until', { withTimezone: true }),
});

export const extras = pgTable('extras', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  description: text().notNull(),
  priceCents: integer('price_cents').notNull(),
  isAvailable: boolean('is_available').notNull().default(true),
  soldOutUntil: timestamp('sold_out_until', { withTimezone: true }),
});

export const productExtras = pgTable(
  'product_extras',
  { productId: integer('product_id').notNull(), extraId: integer('extra_id').notNull() },
  (table) => [primaryKey({ columns: [table.productId, table.extraId] })],
);

/** At most one row. */
export const shop = pgTable('shop', {
  isTheShop: boolean('is_the_shop').primaryKey().default(true),
  name: text(),
  tagline: text(),
  deliveryMinutes: integer('delivery_minutes'),
  whatsApp: text('whatsapp'),
  isOpen: boolean('is_open'),
  message: text(),
  timeZone: text('time_zone'),
  week: jsonb().$type<readonly WeekRow[]>(),
  specialDays: jsonb('special_days').$type<readonly SpecialDay[]>(),
  lastOrderMinutes: integer('last_order_minutes'),
  pausedUntil: timestamp('paused_until', { withTimezone: true }),
  busyMinutes: integer('busy_minutes'),
  busyUntil: timestamp('busy_until', { withTimezone: true }),
  zone: jsonb().$type<Zone>(),
  responsible: jsonb().$type<Responsible>(),
  autoRejectMinutes: integer('auto_reject_minutes'),
  preparationMinutes: integer('preparation_minutes'),
  travelMinutes: integer('travel_minutes'),
  forgetAfterDays: integer('forget_after_days'),
  /** The owner's choice beside `forgetAfterDays` null; null: the owner has chosen nothing. */
  neverForgets: boolean('never_forgets'),
  maxOpenOrders: integer('max_open_orders'),
  maxDailyOrders: integer('max_daily_orders'),
  takesWithoutCode: boolean('takes_without_code'),
  payments: jsonb().$type<readonly PaymentMethod[]>(),
  transfer: jsonb().$type<TransferAccount>(),
  feeZones: jsonb('fee_zones').$type<readonly FeeZone[]>(),
  feeWithoutPin: jsonb('fee_without_pin').$type<DeliveryTerms>(),
  pickup: jsonb().$type<Pickup>(),
  pickupPausedUntil: timestamp('pickup_paused_until', { withTimezone: true }),
});

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
});

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

/** An extra or a crepa with its name at the time of the order. */
export type SoldItem = { readonly id: number; readonly name: string };

export const orderLines = pgTable('order_lines', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  productId: integer('product_id').notNull(),
  productName: text('product_name').notNull(),
  unitPriceCents: integer('unit_price_cents').notNull(),
  quantity: integer().notNull(),
  extras: jsonb().$type<readonly (SoldItem & { readonly priceCents: number })[]>().notNull(),
  crepas: jsonb().$type<readonly SoldItem[]>().notNull(),
  extrasTotalCents: bigint('extras_total_cents', { mode: 'number' }).notNull(),
  imageUrl: text('image_url').notNull(),
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

/** What a push message reports: an alert, or the stage that a customer's order has reached. */
export type PushOccasion = 'staffAlert' | 'ownerAlert' | 'ticketAlert' | OrderStage | 'contentChanged';

export const pushMessages = pgTable('push_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  endpoint: text().notNull(),
  orderId: integer('order_id').notNull(),
  occasion: text('news').$type<PushOccasion>().notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const idempotencyKeys = pgTable('idempotency_keys', {
  key: uuid().primaryKey(),
  requestHash: text('request_hash').notNull(),
  orderId: integer('order_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export type CategoryRow = typeof categories.$inferSelect;
export type ProductRow = typeof products.$inferSelect;
export type ExtraRow = typeof extras.$inferSelect;

/** The rows of what was deleted, and the numbers of what they were linked to. */
export type DeletedSnapshot = {
  readonly product?: ProductRow;
  readonly extra?: ExtraRow;
  readonly category?: CategoryRow;
  /** The extras of a product, or the products of an extra. */
  readonly links?: readonly number[];
};

/** The column's values; `order` is stored as `shop` with the order's number. */
export type StoredKind = Exclude<ChangeKind, 'order'>;

export const changeLog = pgTable('change_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  account: text().notNull().default(''),
  email: text().notNull().default(''),
  kind: text().$type<StoredKind>().notNull(),
  entityId: integer('entity_id'),
  name: text().notNull().default(''),
  action: text().$type<ChangeAction>().notNull(),
  before: jsonb().$type<Partial<LoggedValues>>(),
  after: jsonb().$type<Partial<LoggedValues>>(),
  snapshot: jsonb().$type<DeletedSnapshot>(),
});

export const revokedAccounts = pgTable('revoked_accounts', {
  account: text().primaryKey(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }).notNull(),
});

export const printers = pgTable('printers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  printsKitchen: boolean('prints_kitchen').notNull(),
  printsDoor: boolean('prints_door').notNull(),
  copies: integer().notNull(),
  paper: integer().$type<Paper>().notNull(),
  isPaused: boolean('is_paused').notNull().default(false),
  polledAt: timestamp('polled_at', { withTimezone: true }),
  reported: text().$type<Exclude<PrinterState, 'never' | 'away'>>(),
});

export const printJobs = pgTable('print_jobs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  printerId: integer('printer_id').notNull(),
  orderId: integer('order_id'),
  kind: text().$type<TicketKind | 'cancelled' | 'test'>().notNull(),
  copy: integer().notNull(),
  round: integer().notNull().default(0),
  change: integer().notNull().default(0),
  /** The version of the order when the job was written. */
  version: integer().notNull().default(0),
  /** The version on the paper before this one. */
  since: integer().notNull().default(0),
  announcesChange: boolean('announces_change').notNull().default(false),
  attempt: integer().notNull().default(0),
  fetchedAt: timestamp('fetched_at', { withTimezone: true }),
  doneAt: timestamp('done_at', { withTimezone: true }),
  droppedAt: timestamp('dropped_at', { withTimezone: true }),
  alertedAt: timestamp('alerted_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const vitalCounts = pgTable(
  'vitals',
  {
    day: date().notNull().default(sql`current_date`),
    device: text().$type<VisitDevice>().notNull(),
    vital: text().$type<Vital>().notNull(),
    bucket: smallint().notNull(),
    visits: integer().notNull(),
  },
  ({ day, device, vital, bucket }) => [primaryKey({ columns: [day, device, vital, bucket] })],
);

/** The runs of the backup, of all servers. No backup has it. */
export const backups = pgTable('backups', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  server: text().notNull(),
  file: text(),
  bytes: bigint({ mode: 'number' }),
  failure: text(),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
  checkFailure: text('check_failure'),
  copyTriedAt: timestamp('copy_tried_at', { withTimezone: true }),
  copiedAt: timestamp('copied_at', { withTimezone: true }),
  copyFailure: text('copy_failure'),
});

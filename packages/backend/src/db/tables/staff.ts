import type { ChangeAction, ChangeKind, LoggedValues } from '@crepas/domain';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DiscountCodeRow } from './discounts.ts';
import type { CategoryRow, ExtraRow, GroupRow, OptionRow, ProductRow, UseRow } from './menu.ts';

/** The rows of what was deleted, and the numbers of what they were linked to. */
export type DeletedSnapshot = {
  readonly product?: ProductRow;
  readonly extra?: ExtraRow;
  readonly category?: CategoryRow;
  readonly code?: DiscountCodeRow;
  readonly group?: GroupRow;
  /** The options of a group. */
  readonly options?: readonly OptionRow[];
  /** What the product asks of its groups. */
  readonly uses?: readonly UseRow[];
  /** The extras of a product, or the products of an extra. */
  readonly links?: readonly number[];
};

/** The column's values (`storedKind`). */
export type StoredKind = Exclude<ChangeKind, 'order' | 'group' | 'discountCode'>;

export const changeLog = pgTable('change_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  account: text().notNull().default(''),
  email: text().notNull().default(''),
  kind: text().$type<StoredKind>().notNull(),
  /** The entry is of a group, whose kind is stored as `shop` (`storedKind`). */
  isOfGroup: boolean('is_of_group').notNull().default(false),
  /** The entry is of a promo code, whose kind is stored as `shop` too. */
  isOfCode: boolean('is_of_code').notNull().default(false),
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

import { type MenuWindow, usualComboSize } from '@crepas/domain';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  position: integer().notNull(),
  /** When its products can be had that have none of their own; none: always. */
  windows: jsonb().$type<readonly MenuWindow[]>().notNull().default([]),
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
  comboSize: integer('combo_size').notNull().default(usualComboSize),
  comboRepeats: boolean('combo_repeats').notNull().default(false),
  isPromoted: boolean('is_promoted').notNull().default(false),
  isComboEligible: boolean('is_combo_eligible').notNull().default(false),
  alsoFoundAs: text('also_found_as').notNull().default(''),
  allergens: text().notNull().default(''),
  calories: integer(),
  windows: jsonb().$type<readonly MenuWindow[]>().notNull().default([]),
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

export const choiceGroups = pgTable('choice_groups', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  position: integer().notNull(),
});

export const choiceOptions = pgTable('choice_options', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  groupId: integer('group_id').notNull(),
  name: text().notNull(),
  priceCents: integer('price_cents').notNull(),
  isAvailable: boolean('is_available').notNull().default(true),
  isPreselected: boolean('is_preselected').notNull().default(false),
  /** In its group, from 1. */
  position: integer().notNull(),
  soldOutUntil: timestamp('sold_out_until', { withTimezone: true }),
});

/** What a product asks of a group (`GroupRule`). */
export const productGroups = pgTable(
  'product_groups',
  {
    productId: integer('product_id').notNull(),
    groupId: integer('group_id').notNull(),
    /** Among the product's groups, from 1. */
    position: integer().notNull(),
    min: integer('min_pieces').notNull(),
    max: integer('max_pieces').notNull(),
    included: integer().notNull(),
    perOption: integer('per_option').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.groupId] })],
);

export type CategoryRow = typeof categories.$inferSelect;
export type ProductRow = typeof products.$inferSelect;
export type ExtraRow = typeof extras.$inferSelect;
export type GroupRow = typeof choiceGroups.$inferSelect;
export type OptionRow = typeof choiceOptions.$inferSelect;
export type UseRow = typeof productGroups.$inferSelect;

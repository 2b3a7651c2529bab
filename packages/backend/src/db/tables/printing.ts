import type { Paper, PrinterState, TicketKind } from '@crepas/domain';
import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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

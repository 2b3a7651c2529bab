import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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

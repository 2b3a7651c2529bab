import type { VisitDevice, Vital } from '@crepas/domain';
import { sql } from 'drizzle-orm';
import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

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

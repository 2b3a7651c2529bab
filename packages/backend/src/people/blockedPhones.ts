import type { PhoneBlock, PhoneNumber } from '@crepas/domain';
import { eq, lt, sql } from 'drizzle-orm';
import type { Edit } from '../changes/Editor.ts';
import { logDifference } from '../changes/logChange.ts';
import type { Queries } from '../db/Database.ts';
import { onlyRow } from '../db/rows.ts';
import { blockedPhones } from '../db/tables/phones.ts';

export type Blocking = {
  readonly reason: string;
  /** Null: until somebody ends it. */
  readonly days: number | null;
};

/** A phone that is blocked already gets this reason and this end. */
export async function blockPhone(edit: Edit, phone: PhoneNumber, { reason, days }: Blocking) {
  const { inside, by } = edit;
  const wasBlocked = (await readBlock(inside, phone)) !== undefined;
  const columns = {
    reason,
    blockedBy: by.email,
    blockedAt: sql`clock_timestamp()`,
    endsAt: days === null ? null : sql`clock_timestamp() + make_interval(days => ${days}::int)`,
  };
  const inserted = inside.insert(blockedPhones).values({ phone, ...columns });
  const written = inserted.onConflictDoUpdate({ target: blockedPhones.phone, set: columns });
  const row = onlyRow(await written.returning());
  await log(edit, phone, wasBlocked, true);
  return blockFromRow(row);
}

/** @returns whether it was blocked */
export async function unblockPhone(edit: Edit, phone: PhoneNumber): Promise<boolean> {
  const ended = await edit.inside.delete(blockedPhones).where(eq(blockedPhones.phone, phone)).returning();
  if (ended.length === 0) return false;
  await log(edit, phone, true, false);
  return true;
}

/** The log must not keep a phone that is erased later: it has the last four digits alone, and no reason. */
const log = (edit: Edit, phone: PhoneNumber, was: boolean, is: boolean): Promise<void> =>
  logDifference(
    edit,
    { kind: 'person', entityId: null, name: `…${phone.slice(-4)}` },
    { isBlocked: was },
    { isBlocked: is },
  );

/** Undefined for a phone that is not blocked, or no longer. */
export async function readBlock(queries: Queries, phone: PhoneNumber): Promise<PhoneBlock | undefined> {
  const isOver = sql<boolean>`coalesce(${blockedPhones.endsAt} <= clock_timestamp(), false)`;
  const [row] = await queries
    .select({ block: blockedPhones, isOver })
    .from(blockedPhones)
    .where(eq(blockedPhones.phone, phone));
  return row && !row.isOver ? blockFromRow(row.block) : undefined;
}

const blockFromRow = (row: typeof blockedPhones.$inferSelect): PhoneBlock => ({
  reason: row.reason,
  by: row.blockedBy,
  since: row.blockedAt,
  until: row.endsAt,
});

export async function deleteEndedBlocks(queries: Queries): Promise<void> {
  await queries.delete(blockedPhones).where(lt(blockedPhones.endsAt, sql`now()`));
}

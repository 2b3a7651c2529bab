import type { ChangeKind } from '@crepas/domain';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { isRowId } from '../db/rowId.ts';
import { changeLog, type KeptThing } from '../db/schema.ts';

const isCopyOf = (kind: ChangeKind, id: number) =>
  and(eq(changeLog.kind, kind), eq(changeLog.thingId, id), isNotNull(changeLog.kept));

/** The copy of a deleted thing, or null. A concurrent restoration waits, and then finds none. */
export async function readKept(inside: Queries, kind: ChangeKind, id: number): Promise<KeptThing | null> {
  if (!isRowId(id)) return null;
  const [entry] = await inside
    .select({ kept: changeLog.kept })
    .from(changeLog)
    .where(isCopyOf(kind, id))
    .orderBy(desc(changeLog.id))
    .for('update');
  return entry?.kept ?? null;
}

/** The thing exists again: it cannot be restored a second time. */
export async function endKept(inside: Queries, kind: ChangeKind, id: number): Promise<void> {
  await inside.update(changeLog).set({ kept: null }).where(isCopyOf(kind, id));
}

/** The copy is JSON, which has its time as text. */
export const withDate = <Row extends { readonly soldOutUntil: Date | null }>(row: Row): Row => ({
  ...row,
  soldOutUntil: row.soldOutUntil === null ? null : new Date(row.soldOutUntil),
});

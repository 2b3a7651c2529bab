import type { ChangeKind, LoggedValues } from '@crepas/domain';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { isRowId } from '../db/rowId.ts';
import { changeLog, type DeletedSnapshot } from '../db/schema.ts';
import type { Editor } from './Editor.ts';
import { type Entity, logChange, storedKind } from './logChange.ts';

const isCopyOf = (kind: ChangeKind, id: number) =>
  and(eq(changeLog.kind, storedKind(kind)), eq(changeLog.entityId, id), isNotNull(changeLog.snapshot));

/** The copy of a deleted thing, or null. A concurrent restoration waits, and then finds none. */
export async function readSnapshot(
  inside: Queries,
  kind: ChangeKind,
  id: number,
): Promise<DeletedSnapshot | null> {
  if (!isRowId(id)) return null;
  const [entry] = await inside
    .select({ snapshot: changeLog.snapshot })
    .from(changeLog)
    .where(isCopyOf(kind, id))
    .orderBy(desc(changeLog.id))
    .for('update');
  return entry?.snapshot ?? null;
}

/** The thing exists again: it cannot be restored a second time. */
export async function logRestored(
  inside: Queries,
  by: Editor,
  entity: Entity & { readonly entityId: number },
  after: Partial<LoggedValues>,
): Promise<void> {
  await inside.update(changeLog).set({ snapshot: null }).where(isCopyOf(entity.kind, entity.entityId));
  await logChange(inside, by, { ...entity, action: 'restored', before: null, after });
}

/** The copy is JSON, which has its time as text. */
export const withDate = <Row extends { readonly soldOutUntil: Date | null }>(row: Row): Row => ({
  ...row,
  soldOutUntil: row.soldOutUntil === null ? null : new Date(row.soldOutUntil),
});

import type { ChangeKind } from '@crepas/domain';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../db/Database.ts';
import { isRowId, lockRow, onlyRow } from '../db/rows.ts';
import type { discountCodes } from '../db/tables/discounts.ts';
import type { categories, choiceGroups, extras, products } from '../db/tables/menu.ts';
import type { printers } from '../db/tables/printing.ts';
import { changeLog, type DeletedSnapshot } from '../db/tables/staff.ts';
import type { Edit, Editor } from './Editor.ts';
import { isStoredAs, logChange, logDifference, type Values } from './logChange.ts';

type EntityTable =
  | typeof products
  | typeof extras
  | typeof categories
  | typeof choiceGroups
  | typeof discountCodes
  | typeof printers;
type Row<Table extends EntityTable> = Table['$inferSelect'];

/** Writes what else belongs to the row, before the log reads its values. */
type WriteParts = () => Promise<void>;

/** A table whose rows staff change, and what the change log keeps of a row. */
export type Entity<Table extends EntityTable> = {
  readonly kind: ChangeKind;
  readonly table: Table;
  readonly valuesOf: (inside: Queries, row: Row<Table>) => Values | Promise<Values>;
  /** Only of what can be restored. */
  readonly snapshotOf?: (inside: Queries, row: Row<Table>) => DeletedSnapshot | Promise<DeletedSnapshot>;
};

/**
 * Makes a change in one transaction.
 *
 * @param announce what must know of the change before the caller does, such as the menu of this server, which pages and
 * streams follow; a trigger notifies the other servers
 */
export async function commitEdit<Result>(
  { queries }: Database,
  by: Editor,
  change: (edit: Edit) => Promise<Result>,
  announce?: () => Promise<void>,
): Promise<Result> {
  const result = await queries.transaction((inside) => change({ inside, by }));
  await announce?.();
  return result;
}

export async function createEntity<Table extends EntityTable>(
  edit: Edit,
  entity: Entity<Table>,
  columns: Table['$inferInsert'],
  writeParts?: (row: Row<Table>) => Promise<void>,
): Promise<Row<Table>> {
  const { inside } = edit;
  const inserted = inside.insert(entity.table as PgTable).values(columns);
  const row = onlyRow(await inserted.returning()) as Row<Table>;
  await writeParts?.(row);
  const after = await entity.valuesOf(inside, row);
  await logChange(edit, { ...named(entity, row), action: 'created', before: null, after });
  return row;
}

/**
 * Locks the row and writes only the changed columns, so that two concurrent changes of different columns both survive and each
 * entry of the log begins with what the one before left.
 *
 * @returns the changed row, or undefined if it does not exist
 */
export async function changeEntity<Table extends EntityTable>(
  edit: Edit,
  entity: Entity<Table>,
  id: number,
  columns: Partial<Table['$inferInsert']>,
  writeParts?: WriteParts,
): Promise<Row<Table> | undefined> {
  const { inside } = edit;
  const { table, valuesOf } = entity;
  const before = await lockRow(inside, table, id);
  if (!before || Object.keys(columns).length === 0) return before;
  const was = await valuesOf(inside, before);
  const updated = inside.update(table as PgTable).set(columns);
  const row = onlyRow(await updated.where(eq(table.id, id)).returning()) as Row<Table>;
  await writeParts?.();
  await logDifference(edit, named(entity, row), was, await valuesOf(inside, row));
  return row;
}

/** @returns the deleted row, or undefined if it did not exist */
export async function deleteEntity<Table extends EntityTable>(
  edit: Edit,
  entity: Entity<Table>,
  id: number,
): Promise<Row<Table> | undefined> {
  const { inside } = edit;
  const row = await lockRow(inside, entity.table, id);
  if (!row) return undefined;
  const before = await entity.valuesOf(inside, row);
  const snapshot = await entity.snapshotOf?.(inside, row);
  await inside.delete(entity.table).where(eq(entity.table.id, id));
  await logChange(edit, { ...named(entity, row), action: 'deleted', before, after: null, snapshot });
  return row;
}

/** What was kept of a deleted entity, or null. A concurrent restoration waits, and then finds none. */
export async function readSnapshot(
  { inside }: Edit,
  kind: ChangeKind,
  id: number,
): Promise<DeletedSnapshot | null> {
  if (!isRowId(id)) return null;
  const [entry] = await inside
    .select({ snapshot: changeLog.snapshot })
    .from(changeLog)
    .where(isSnapshotOf(kind, id))
    .orderBy(desc(changeLog.id))
    .for('update');
  return entry?.snapshot ?? null;
}

const isSnapshotOf = (kind: ChangeKind, id: number) =>
  and(isStoredAs(kind), eq(changeLog.entityId, id), isNotNull(changeLog.snapshot));

/** Brings a deleted row back under its number, from its snapshot. It cannot be restored a second time. */
export async function restoreEntity<Table extends EntityTable>(
  edit: Edit,
  entity: Entity<Table>,
  snapshot: Row<Table>,
  writeParts?: WriteParts,
): Promise<Row<Table>> {
  const { inside } = edit;
  const inserted = inside.insert(entity.table as PgTable).overridingSystemValue();
  const row = onlyRow(await inserted.values(rowFromSnapshot(snapshot)).returning()) as Row<Table>;
  await writeParts?.();
  await inside.update(changeLog).set({ snapshot: null }).where(isSnapshotOf(entity.kind, row.id));
  const after = await entity.valuesOf(inside, row);
  await logChange(edit, { ...named(entity, row), action: 'restored', before: null, after });
  return row;
}

/** The snapshot is JSON, which has a time as text. */
export function rowFromSnapshot<Kept extends object>(snapshot: Kept): Kept {
  const columns: Kept & { soldOutUntil?: Date | null } = { ...snapshot };
  if (columns.soldOutUntil) columns.soldOutUntil = new Date(columns.soldOutUntil);
  return columns;
}

const named = <Table extends EntityTable>({ kind }: Entity<Table>, { id, name }: Row<Table>) => ({
  kind,
  entityId: id,
  name,
});

import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './Database.ts';

type TableWithId = PgTable & { readonly id: PgColumn };

/** The row with this number, locked until the end of the transaction. */
export async function lockRow<Table extends TableWithId>(
  inside: Queries,
  table: Table,
  id: number,
): Promise<Table['$inferSelect'] | undefined> {
  if (!isRowId(id)) return undefined;
  const rows = await inside
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  return rows[0];
}

/** @returns the numbers that have a row. Their rows may change until the end of the transaction, but are not deleted. */
export async function keepRows<Id extends number>(
  inside: Queries,
  table: TableWithId,
  ids: readonly Id[],
): Promise<readonly Id[]> {
  const rows = await inside
    .select({ id: table.id })
    .from(table as PgTable)
    .where(inArray(table.id, ids.filter(isRowId)))
    .for('key share');
  return ids.filter((id) => rows.some((row) => row.id === id));
}

/** The row of a statement that returns exactly one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}

const maxRowId = 2 ** 31 - 1;

/** Whether the id fits the column type: for a larger one PostgreSQL fails instead of finding no row. */
export const isRowId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= maxRowId;

/** A row as JSON, with the names that `$inferSelect` has; instants are texts. Only inside a statement of several tables. */
export const jsonOfRow = (table: PgTable): SQL => {
  const fields = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  );
  return sql`json_build_object(${sql.join(fields, sql.raw(', '))})`;
};

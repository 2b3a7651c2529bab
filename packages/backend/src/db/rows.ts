import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './Database.ts';
import { isRowId } from './rowId.ts';

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

/** The row of a statement that returns exactly one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}

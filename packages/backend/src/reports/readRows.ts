import type { SQL } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';

/** Both drivers answer a plain statement with `rows`; the caller casts its numbers, since `bigint` comes as a text. */
export async function readRows<Row>(queries: Queries, statement: SQL): Promise<readonly Row[]> {
  const { rows } = (await queries.execute(statement)) as unknown as { readonly rows: readonly Row[] };
  return rows;
}

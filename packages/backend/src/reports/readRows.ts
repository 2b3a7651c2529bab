import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';

/** Both drivers answer a plain statement with `rows`; the caller casts its numbers, since `bigint` comes as a text. */
export async function readRows<Row>(queries: Queries, statement: SQL): Promise<readonly Row[]> {
  const { rows } = (await queries.execute(statement)) as unknown as { readonly rows: readonly Row[] };
  return rows;
}

/** Reads from one snapshot: an order that is placed meanwhile is in all tables of a report or in none. */
export const inSnapshot = <Result>(
  { queries }: Database,
  read: (inside: Queries) => Promise<Result>,
): Promise<Result> =>
  queries.transaction(
    async (inside) => {
      // Groups in memory instead of sorted files; and compiling these statements takes longer than running them.
      await inside.execute(sql`set local work_mem = '16MB'`);
      await inside.execute(sql`set local jit = off`);
      return read(inside);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { databaseFolder } from '../../src/db/embedded/databaseFolder.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The rows of each statement, on a PostgreSQL server. */
export async function rowsOf(databaseUrl: string, statements: readonly string[]): Promise<Row[][]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const results: Row[][] = [];
  for (const statement of statements) results.push((await client.query<Row>(statement)).rows);
  await client.end();
  return results;
}

/** The rows of each statement, in the folder of a server that has stopped. */
export async function rowsInFolder(dataDir: string, statements: readonly string[]): Promise<Row[][]> {
  const database = await PGlite.create(databaseFolder(dataDir));
  const results: Row[][] = [];
  for (const statement of statements) results.push((await database.query<Row>(statement)).rows);
  await database.close();
  return results;
}

import type { Database } from './Database.ts';
import { embeddedDatabase } from './embedded/embeddedDatabase.ts';
import { openEngine } from './embedded/engine.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

/** For tests: in memory and in this thread, with today's schema and nothing in it. Takes seconds: share it. */
export async function openTestDatabase(): Promise<Database> {
  const database = embeddedDatabase(await openEngine());
  await migrate(database, migrations);
  return database;
}

import { afterAll, beforeAll } from 'vitest';
import { type SeedMenu, seedMenu } from '../catalog/seedMenu.ts';
import type { Database } from '../db/Database.ts';
import { openTestDatabase, openTimeoutMs } from './openTestDatabase.ts';

/** {@link openTestDatabase} for all tests of a file, with a menu. */
export function testDatabase(menu?: SeedMenu): Database {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    if (menu) await seedMenu(database, menu);
  }, openTimeoutMs);
  afterAll(() => database.close());
  return {
    get queries() {
      return database.queries;
    },
    get listen() {
      return database.listen;
    },
    get inSession() {
      return database.inSession;
    },
    get purge() {
      return database.purge;
    },
    get copyFiles() {
      return database.copyFiles;
    },
    close: () => database.close(),
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the embedded database lies in `DATA_DIR`. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database');

/** What PostgreSQL writes into each database before anything else. */
const isDatabase = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

/** Over files whose version is lost PGlite makes a new database, and what was there is gone. */
export const hasLostItsVersion = (folder: string) => existsSync(join(folder, 'base')) && !isDatabase(folder);

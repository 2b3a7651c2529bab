import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the embedded database in `DATA_DIR`. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database');

/** PostgreSQL writes this file first. */
export const isDatabase = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

/** If PG_VERSION is missing, PGlite creates a new database over the existing files and destroys them. */
export const lacksVersion = (folder: string) => existsSync(join(folder, 'base')) && !isDatabase(folder);

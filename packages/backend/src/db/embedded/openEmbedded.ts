import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../errors.ts';
import type { Database } from '../Database.ts';
import { copyFiles } from './copyFiles.ts';
import { createDatabase, removeUnfinished } from './createDatabase.ts';
import { databaseFolder, isDatabase, lacksVersion } from './databaseFolder.ts';
import { requireDataFolder, requireSpaceForNew } from './dataFolder.ts';
import { lockDirectory } from './directoryLock.ts';
import { embeddedDatabase } from './embeddedDatabase.ts';
import { DirectoryInUse, type Release } from './listenOn.ts';
import { databaseFilesError, openError } from './openErrors.ts';
import { openWorkerEngine } from './workerEngine.ts';

export type EmbeddedOptions = {
  /** Absolute. Holds the database in `database/`. */
  readonly dataDir: string;
  /** The built `worker.ts`. */
  readonly databaseWorker: URL;
  /** The database thread ended. Only a new process can open the database again. */
  readonly onLost?: () => void;
};

/**
 * Opens the database in a data directory and locks the directory until the database is closed.
 *
 * @throws StartError
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataDir, databaseWorker, onLost = () => undefined } = options;
  requireDataFolder(dataDir);
  const release = await lock(dataDir);
  try {
    const folder = databaseFolder(dataDir);
    removeUnfinished(dataDir);
    if (lacksVersion(folder)) throw new Error('falta PG_VERSION');
    if (!isDatabase(folder)) {
      requireSpaceForNew(dataDir);
      await createDatabase(databaseWorker, folder);
    }
    const database = embeddedDatabase(await openWorkerEngine(databaseWorker, folder, onLost));
    return {
      ...database,
      copyFiles: (target) =>
        copyFiles(folder, target, (work) =>
          database.inSession(async (session) => {
            await session.run('checkpoint');
            await work();
          }),
        ),
      close: () => database.close().finally(release),
    };
  } catch (error) {
    await release();
    throw error instanceof StartError ? error : databaseFilesError(dataDir, error);
  }
}

/** Between the fork of a process and its own program. */
const forkMs = 200;

/**
 * Tries twice: a program that is being started holds the sockets of its parent for a moment, so a lock may outlive its
 * release.
 */
async function lock(dataDir: string, isLast = false): Promise<Release> {
  try {
    return await lockDirectory(dataDir);
  } catch (cause) {
    if (!(cause instanceof DirectoryInUse)) throw openError(cause);
    if (!isLast) {
      await delay(forkMs);
      return lock(dataDir, true);
    }
    throw new StartError(
      `No se puede abrir la base de datos: otra instancia usa «${dataDir}»; ciérrala o elige otra carpeta con DATA_DIR.`,
      { cause },
    );
  }
}

import { execFile } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The name of the folders beside the database in which a new one is created. */
const prefix = 'new-database-';

/**
 * Creates beside and renames: a power cut, a kill or ^C leaves a whole database or none. The folder's name is new each
 * time, because the creating process of a killed server may still be writing.
 *
 * In a process of its own: PostgreSQL's `initdb` takes half a gigabyte, and the end of a thread gives only a part of it
 * back.
 */
export async function createDatabase(databaseWorker: URL, folder: string): Promise<void> {
  const parent = dirname(folder);
  const unfinished = mkdtempSync(join(parent, prefix));
  try {
    await promisify(execFile)(process.execPath, [fileURLToPath(databaseWorker), unfinished]).catch(
      (cause) => {
        // The message of `cause` has the stack of that process.
        throw new Error('no se pudo crear una base nueva', { cause });
      },
    );
    // PGlite does not flush its files: a power cut after the rename could empty them.
    flushFolder(unfinished);
    renameSync(unfinished, folder);
    flush(parent);
  } finally {
    removeFolder(unfinished);
  }
}

/** What killed creations left behind. The caller holds the lock of the data directory. */
export function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(prefix)) removeFolder(join(dataDir, name));
  }
}

/** A folder that cannot be removed only takes space, until the next start. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    return;
  }
}

function flushFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushFolder(path);
    else if (entry.isFile()) flush(path, 'r+');
  }
  flush(folder);
}

function flush(path: string, flags = 'r'): void {
  // Windows opens no directories.
  if (flags === 'r' && process.platform === 'win32') return;
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

import { randomUUID } from 'node:crypto';
import { closeSync, openSync, renameSync, unlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DirectoryInUse } from './DirectoryInUse.ts';
import { listenOn, type Release } from './listenOn.ts';

/**
 * Holds a directory by a socket file in it. Processes see one another by it even where each has a network of its own,
 * as two containers on one volume have. The end of a process leaves the file, and nobody who answers there.
 *
 * @throws DirectoryInUse
 */
export async function holdSocketFile(directory: string): Promise<Release> {
  // A socket's path may have 107 letters: this one is short wherever the directory is.
  const descriptor = openSync(directory, 'r');
  const path = join('/proc/self/fd', String(descriptor), 'lock');
  try {
    const release = await listenWhereNobodyAnswers(path);
    return () => release().finally(() => closeSync(descriptor));
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

async function listenWhereNobodyAnswers(path: string): Promise<Release> {
  for (;;) {
    try {
      return await listenOn(path);
    } catch (error) {
      if (!(error instanceof DirectoryInUse) || (await isAnswered(path))) throw error;
    }
    // Moved before it is looked at again: what somebody else put there meanwhile is put back, not lost.
    const aside = `${path}-${randomUUID()}`;
    if (!wasMoved(path, aside)) continue;
    if (await isAnswered(aside)) {
      renameSync(aside, path);
      throw new DirectoryInUse();
    }
    // Not rmSync: on a path through /proc/self/fd it has a later `require` fail in Node 20.20.
    unlinkSync(aside);
  }
}

const isAnswered = (path: string) =>
  new Promise<boolean>((resolve) => {
    const connection = connect(path);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });

/** False where it is gone already. */
function wasMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

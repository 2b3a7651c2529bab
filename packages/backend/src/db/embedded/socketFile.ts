import { randomUUID } from 'node:crypto';
import { closeSync, openSync, renameSync, unlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DirectoryInUse, listenOn, type Release } from './listenOn.ts';

/**
 * Locks a directory by a socket file in it, which also works between processes in different network namespaces, such as
 * two containers on one volume. A killed process leaves the file behind, but connections to it fail.
 *
 * @throws DirectoryInUse
 */
export async function holdSocketFile(directory: string): Promise<Release> {
  // The path of a socket is limited to 107 bytes; this one is short for any directory.
  const descriptor = openSync(directory, 'r');
  const path = join('/proc/self/fd', String(descriptor), 'lock');
  try {
    const release = await listenUnlessAnswered(path);
    return () => release().finally(() => closeSync(descriptor));
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

async function listenUnlessAnswered(path: string): Promise<Release> {
  for (;;) {
    try {
      return await listenOn(path);
    } catch (error) {
      if (!(error instanceof DirectoryInUse) || (await isAnswered(path))) throw error;
    }
    // Rename the stale file before checking it again: if another process has replaced it meanwhile, rename it back.
    const aside = `${path}-${randomUUID()}`;
    if (!wasMoved(path, aside)) continue;
    if (await isAnswered(aside)) {
      renameSync(aside, path);
      throw new DirectoryInUse();
    }
    // rmSync on a path through /proc/self/fd makes a later `require` fail in Node 20.20.
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

/** False if another process removed it first. */
function wasMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

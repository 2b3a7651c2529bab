import { createHash } from 'node:crypto';
import { closeSync, constants, openSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryInUse, listenOn, type Release } from './listenOn.ts';
import { holdSocketFile } from './socketFile.ts';

/** The parts of the operating system that differ. A test replaces them to simulate another platform. */
export type LockSystem = {
  readonly platform: NodeJS.Platform;
  /** @throws DirectoryInUse if the name is taken */
  readonly listenOn: (name: string) => Promise<Release>;
  readonly openSync: (path: string, flags: number, mode: number) => number;
};

const thisSystem: LockSystem = { platform: process.platform, listenOn, openSync };

/**
 * Locks a data directory for this process. PGlite does not notice a second process on its files: both continue, and rows
 * are lost.
 *
 * @throws DirectoryInUse
 */
export function lockDirectory(directory: string, system: LockSystem = thisSystem): Promise<Release> {
  switch (system.platform) {
    case 'linux':
      return lockOnLinux(directory);
    case 'win32':
      return system.listenOn(namedPipe(directory));
    default:
      return lockFile(join(directory, 'lock'), system);
  }
}

/** Takes two locks: an abstract socket, which is free of races, and a socket file, which other containers see too. */
async function lockOnLinux(directory: string): Promise<Release> {
  const release = await listenOn(abstractSocket(directory));
  try {
    const releaseFile = await holdSocketFile(directory);
    return () => releaseFile().finally(release);
  } catch (error) {
    // Some file systems have no sockets, and some are full: the abstract socket alone must do there.
    if (!(error instanceof DirectoryInUse)) return release;
    await release();
    throw error;
  }
}

/** A socket without a file: the kernel removes it when its process ends. */
function abstractSocket(directory: string): string {
  const { dev, ino } = statSync(directory);
  return `\0crepas-${dev}-${ino}`;
}

/** The kernel removes a named pipe when its process ends. Paths on Windows ignore case. */
function namedPipe(directory: string): string {
  const path = realpathSync.native(directory).toLowerCase();
  return `\\\\.\\pipe\\crepas-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
}

/** macOS and the BSDs: `open` takes a lock that lasts as long as the descriptor. Node does not export the flag. */
const O_EXLOCK = 0x20;

async function lockFile(path: string, system: LockSystem): Promise<Release> {
  const { O_RDWR, O_CREAT, O_NONBLOCK } = constants;
  try {
    const descriptor = system.openSync(path, O_RDWR | O_CREAT | O_NONBLOCK | O_EXLOCK, 0o600);
    return async () => closeSync(descriptor);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'EAGAIN' || code === 'EWOULDBLOCK' ? new DirectoryInUse() : error;
  }
}

import { createHash } from 'node:crypto';
import { closeSync, constants, openSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryInUse } from './DirectoryInUse.ts';
import { listenOn, type Release } from './listenOn.ts';
import { holdSocketFile } from './socketFile.ts';

/**
 * Holds a data directory for this process alone. PGlite does not notice a second process on its files:
 * both go on and rows are lost.
 *
 * @throws DirectoryInUse
 */
export function lockDirectory(directory: string): Promise<Release> {
  switch (process.platform) {
    case 'linux':
      return lockOnLinux(directory);
    case 'win32':
      return listenOn(namedPipe(directory));
    default:
      return lockFile(join(directory, 'lock'));
  }
}

/** By two names: one without any race, among the processes of one network, and one that containers see too. */
async function lockOnLinux(directory: string): Promise<Release> {
  const release = await listenOn(abstractSocket(directory));
  try {
    const releaseFile = await holdSocketFile(directory);
    return () => releaseFile().finally(release);
  } catch (error) {
    // There are file systems without sockets, and full ones: there the first name must do.
    if (!(error instanceof DirectoryInUse)) return release;
    await release();
    throw error;
  }
}

/** A socket with a name but no file: the kernel forgets it together with its process. */
function abstractSocket(directory: string): string {
  const { dev, ino } = statSync(directory);
  return `\0crepas-${dev}-${ino}`;
}

function namedPipe(directory: string): string {
  const path = realpathSync.native(directory).toLowerCase();
  return `\\\\.\\pipe\\crepas-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
}

/** macOS and the BSDs: `open` itself takes a lock that lives as long as the descriptor. */
const O_EXLOCK = 0x20;

async function lockFile(path: string): Promise<Release> {
  const { O_RDWR, O_CREAT, O_NONBLOCK } = constants;
  try {
    const descriptor = openSync(path, O_RDWR | O_CREAT | O_NONBLOCK | O_EXLOCK, 0o600);
    return async () => closeSync(descriptor);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'EAGAIN' || code === 'EWOULDBLOCK' ? new DirectoryInUse() : error;
  }
}

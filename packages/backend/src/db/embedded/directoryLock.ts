import { createHash } from 'node:crypto';
import { closeSync, constants, openSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Gives the directory free again. The end of the process does so too, even by kill -9. */
export type Release = () => Promise<void>;

/** Another process holds the directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

/**
 * Holds a data directory for this process alone. PGlite does not notice a second process on its files:
 * both go on and rows are lost.
 *
 * @throws DirectoryInUse
 */
export function lockDirectory(directory: string): Promise<Release> {
  switch (process.platform) {
    case 'linux':
      return listenOn(abstractSocket(directory));
    case 'win32':
      return listenOn(namedPipe(directory));
    default:
      return lockFile(join(directory, 'lock'));
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

function listenOn(name: string): Promise<Release> {
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new DirectoryInUse() : error);
    });
    server.listen(name, () => {
      server.unref();
      resolve(() => new Promise((released) => server.close(() => released())));
    });
  });
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

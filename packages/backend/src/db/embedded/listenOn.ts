import { createServer } from 'node:net';

/** Another process has locked the directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

/** Releases the lock. The end of the process releases it too, even by kill -9. */
export type Release = () => Promise<void>;

/**
 * Locks by listening on a socket: only one process can listen on a name. Does not keep the process alive.
 *
 * @throws DirectoryInUse if the name is taken
 */
export function listenOn(name: string): Promise<Release> {
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new DirectoryInUse() : error);
    });
    // Every user who can read the directory must be able to connect, to see that it is locked.
    server.listen({ path: name, writableAll: name.startsWith('/') }, () => {
      server.unref();
      resolve(() => new Promise((released) => server.close(() => released())));
    });
  });
}

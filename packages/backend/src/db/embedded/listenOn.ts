import { createServer } from 'node:net';
import { DirectoryInUse } from './DirectoryInUse.ts';

/** Gives the directory free again. The end of the process does so too, even by kill -9. */
export type Release = () => Promise<void>;

/**
 * Listens on a socket, of which each name has one at a time. It does not keep the process alive.
 *
 * @throws DirectoryInUse when the name is taken
 */
export function listenOn(name: string): Promise<Release> {
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new DirectoryInUse() : error);
    });
    // A file that all may write: whoever may look into its directory may ask whether somebody is there.
    server.listen({ path: name, writableAll: name.startsWith('/') }, () => {
      server.unref();
      resolve(() => new Promise((released) => server.close(() => released())));
    });
  });
}

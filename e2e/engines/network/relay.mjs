import { connect, createServer } from 'node:net';

/**
 * Relays connections between two network namespaces over Unix sockets, which belong to neither. An end is the path of
 * such a socket, or a port of 127.0.0.1.
 *
 * @typedef {string | number} End
 * @type {(from: End, to: End) => Promise<import('node:net').Server>}
 */
export async function relay(from, to) {
  const server = createServer((near) => {
    const far = typeof to === 'number' ? connect(to, '127.0.0.1') : connect(to);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise((resolve, reject) => {
    server.on('error', reject);
    if (typeof from === 'number') server.listen(from, '127.0.0.1', () => resolve(undefined));
    else server.listen(from, () => resolve(undefined));
  });
  return server;
}

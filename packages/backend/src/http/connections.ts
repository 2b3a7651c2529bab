import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The time in ms for a client to read the last answer and to close the connection. */
const lingerMs = 2_000;

/**
 * Closes a connection in stages (RFC 9112, section 9.6): nothing more is written, what still arrives is dropped, and
 * the client closes. Closed at once while a request is still arriving, the connection would be reset, and the client
 * could lose the answer that refuses the request.
 */
export function closeLingering(socket: Socket, lastText = ''): void {
  socket.end(lastText);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Node closes a connection after its last answer by `destroySoon`, which does not wait for the client. */
export function lingerAfterLastAnswer(app: FastifyInstance): void {
  app.server.on('connection', (socket: Socket) => {
    socket.destroySoon = destroySoon;
  });
}

function destroySoon(this: Socket): void {
  // Otherwise it is being closed already.
  if (this.writable) closeLingering(this);
}

/**
 * A closing server finishes the requests under way, but Node stops checking its time limits. A client that never finishes
 * its request would keep the server open until a supervisor kills it, with its database open.
 */
export function limitDrainTime(app: FastifyInstance, maxMs: number): void {
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), maxMs).unref();
    app.server.once('close', () => clearTimeout(timer));
  });
}

/**
 * Browsers open connections before they need them. Node does not count a connection without any request as idle, so
 * closing the server would wait for it.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  // One function for all: thousands of connections may be open.
  function forget(this: Socket) {
    open.delete(this);
  }
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', forget);
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}

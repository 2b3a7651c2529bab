import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * A link between the browser and a server, for all that they exchange: the browser's own throttling leaves out what a
 * service worker fetches.
 *
 * @typedef {'fast' | 'slow' | 'silent'} Kind `silent`: it accepts and never answers
 * @typedef {{ url: string, become: (kind: Kind) => void, leadTo: (url: string) => void, close: () => void }} Link
 * @typedef {import('node:net').Socket} Socket
 */

/** Lighthouse's slow 4G as a throttled connection. */
const roundTripMs = 150;
const downBytesPerMs = (1638.4 * 1024 * 0.9) / 8 / 1000;
const upBytesPerMs = (675 * 1024 * 0.9) / 8 / 1000;
/** Bytes of one connection that pass before the next connection's turn. */
const pieceBytes = 2048;

/**
 * @param {string} target of the server
 * @returns {Promise<Link>}
 */
export async function openLink(target) {
  /** @type {Kind} */
  let kind = 'fast';
  let { port } = new URL(target);
  const [up, down] = [aLine(upBytesPerMs), aLine(downBytesPerMs)];
  /** @type {Set<Socket>} */
  const sockets = new Set();
  const server = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1');
    const pairs = /** @type {const} */ ([
      [client, upstream, up],
      [upstream, client, down],
    ]);
    for (const [from, to, line] of pairs) {
      sockets.add(from);
      const pass = line.forConnection(to);
      // A handshake takes a round trip, which the machine's own network does not.
      let isNew = true;
      from.on('data', (chunk) => {
        if (kind === 'fast') to.write(chunk);
        if (kind === 'slow') pass(chunk, roundTripMs / 2 + (isNew && line === up ? roundTripMs : 0));
        isNew = false;
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        setTimeout(() => to.destroy(), kind === 'fast' ? 0 : 10 * roundTripMs);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port for the link.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    become: (next) => {
      kind = next;
    },
    leadTo: (url) => {
      ({ port } = new URL(url));
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * A direction of the link, whose connections take turns.
 *
 * @param {number} bytesPerMs
 */
function aLine(bytesPerMs) {
  /** @type {{ pieces: Buffer[], deliver: (piece: Buffer) => void }[]} */
  const waiting = [];
  let freeAt = 0;
  let isSending = false;

  function sendNext() {
    const connection = waiting.shift();
    const piece = connection?.pieces.shift();
    isSending = connection !== undefined && piece !== undefined;
    if (!connection || !piece) return;
    if (connection.pieces.length > 0) waiting.push(connection);
    // By the clock, not from timer to timer: timers are late by up to a millisecond each.
    freeAt = Math.max(freeAt, performance.now()) + piece.length / bytesPerMs;
    setTimeout(
      () => {
        connection.deliver(piece);
        sendNext();
      },
      Math.max(0, freeAt - performance.now()),
    );
  }

  /** @param {Socket} to */
  const forConnection = (to) => {
    /** @type {Buffer[]} */
    const pieces = [];
    let [lagMs, arrived] = [0, Promise.resolve()];
    const deliver = (/** @type {Buffer} */ piece) => {
      const at = performance.now() + lagMs;
      lagMs = roundTripMs / 2;
      arrived = arrived
        .then(() => new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now()))))
        .then(() => void to.write(piece));
    };
    const connection = { pieces, deliver };
    return (/** @type {Buffer} */ chunk, /** @type {number} */ firstLagMs) => {
      lagMs = firstLagMs;
      if (pieces.length === 0) waiting.push(connection);
      for (let at = 0; at < chunk.length; at += pieceBytes) pieces.push(chunk.subarray(at, at + pieceBytes));
      if (!isSending) sendNext();
    };
  };
  return { forConnection };
}

import { createECDH, randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushDevice } from '@crepas/api';

/** A push service outside the server under test, so that a kill of the server does not end it. */
export type PushCatcher = {
  readonly device: PushDevice;
  /** The orders whose messages arrived, and of these the ones that were answered with 201, each time. */
  readonly arrived: readonly number[];
  readonly taken: readonly number[];
  readonly untilArrived: (order: number) => Promise<void>;
  /** From now on no message is answered, or each is. */
  readonly answers: (does: boolean) => void;
  readonly close: () => Promise<void>;
};

export async function openPushCatcher(): Promise<PushCatcher> {
  const arrived: number[] = [];
  const taken: number[] = [];
  const changes = new EventEmitter();
  let isAnswering = true;
  const server = createServer((request, response) => {
    request.resume();
    const order = Number(String(request.headers.topic).replace('pedido-', ''));
    arrived.push(order);
    changes.emit('change');
    if (!isAnswering) return;
    taken.push(order);
    response.writeHead(201).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    device: {
      // The path of the demo's push service: the server knows no other on this machine.
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push-service/devices/1`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    },
    arrived,
    taken,
    async untilArrived(order) {
      while (!arrived.includes(order)) await once(changes, 'change');
    },
    answers(does) {
      isAnswering = does;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

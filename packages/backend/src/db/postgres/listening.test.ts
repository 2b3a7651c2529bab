import { afterEach, beforeEach, expect, it } from 'vitest';
import { type StubPostgres, startStubPostgres } from '../../testing/stubPostgres.ts';
import { type Listening, postgresListening } from './listening.ts';

/** A missing LISTEN would be repeated 20 s after the reconnect, when the heartbeat has no answer. */
const atMost = { timeout: 15_000 };
const nobody = { onMessage: () => undefined, onReconnect: () => undefined };

let server: StubPostgres;
let listening: Listening;
beforeEach(async () => {
  server = await startStubPostgres();
  listening = postgresListening(server.url, async () => undefined);
});
afterEach(async () => {
  server.close();
  await listening.close();
});

it('listens to every channel again after a reconnect', async () => {
  await listening.listen('menu', nobody);
  await listening.listen('orders', nobody);
  server.cutAndHold();
  server.goOn();
  const both = new Set(['listen "crepas_heartbeat"', 'listen "menu"', 'listen "orders"']);
  await expect.poll(() => new Set(server.asked()), atMost).toEqual(both);
});

it('listens to a channel that is added during a reconnect', async () => {
  await listening.listen('menu', nobody);
  server.cutAndHold();
  await expect.poll(server.asked, atMost).toEqual(['listen "crepas_heartbeat"']);
  await listening.listen('orders', nobody);
  server.goOn();
  await expect.poll(server.asked, atMost).toContain('listen "orders"');
});

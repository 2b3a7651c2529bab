import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { openLink } from './link.mjs';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(text: string) {
  const server = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

async function linkTo(url: string) {
  const link = await openLink(url);
  closing.push(link.close);
  return link;
}

const read = async (url: string) => (await fetch(url, { headers: { connection: 'close' } })).text();

it('a slow link passes every byte in its order, on connections side by side', async () => {
  const text = Array.from({ length: 4000 }, (_, line) => `line ${line}`).join('\n');
  const link = await linkTo(await serve(text));
  link.become('slow');
  expect(await Promise.all([read(link.url), read(link.url)])).toEqual([text, text]);
});

it('a slow link takes two round trips for a new connection', async () => {
  const link = await linkTo(await serve('a'));
  link.become('slow');
  const started = performance.now();
  await read(link.url);
  // Timers of Node may fire a millisecond early.
  expect(performance.now() - started).toBeGreaterThanOrEqual(298);
});

it('a silent link answers nothing, and answers again when it is fast', async () => {
  const link = await linkTo(await serve('a'));
  link.become('silent');
  await expect(fetch(link.url, { signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/);
  link.become('fast');
  expect(await read(link.url)).toBe('a');
});

it('leads to another server from the next connection on', async () => {
  const link = await linkTo(await serve('old'));
  expect(await read(link.url)).toBe('old');
  link.leadTo(await serve('new'));
  expect(await read(link.url)).toBe('new');
});

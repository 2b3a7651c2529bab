import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../db/Database.ts';
import { KeysUnavailable } from '../identity/googleKeys.ts';
import type { Services } from './Api.ts';
import { answerError } from './errorHandlers.ts';
import { healthRoutes } from './health.ts';

const works = async () => undefined;
/** A database whose clock is five seconds behind. */
const answers = async () => [{ now: Date.now() - 5_000 }];

async function statusesOf(
  execute: () => Promise<unknown>,
  checkReady: () => Promise<void>,
  check: () => Promise<void> = works,
) {
  const app = Fastify();
  app.setErrorHandler(answerError);
  const queries = { select: () => ({ from: execute }) };
  const identity = { checkReady, aheadMs: () => 61_000 };
  const clocks = healthRoutes(app, { database: { queries }, identity } as unknown as Services, { check });
  const statuses = [];
  for (const url of ['/healthz', '/readyz', '/readyz']) statuses.push((await app.inject(url)).statusCode);
  await app.close();
  return { statuses, clocks: clocks() };
}

it('a server with database and identity keys is ready; callers share one query', async () => {
  const execute = vi.fn(answers);
  const { statuses, clocks } = await statusesOf(execute, works);
  expect(statuses).toEqual([200, 200, 200]);
  expect(clocks).toEqual([
    expect.stringMatching(/^clock_ahead_seconds\{of="database"\} (5|4\.9|5\.0)/),
    'clock_ahead_seconds{of="sign_in"} 61',
  ]);
  expect(execute).toHaveBeenCalledOnce();
});

it.each<[string, () => Promise<unknown>, () => Promise<void>, (() => Promise<void>)?]>([
  ['database', () => Promise.reject(new DatabaseUnavailable('gone')), works],
  ['identity keys', answers, () => Promise.reject(new KeysUnavailable('gone'))],
  ['a database that writes', answers, works, () => Promise.reject(new DatabaseUnavailable('full'))],
])('a server without %s is alive, and not ready', async (_, execute, checkReady, check) => {
  expect((await statusesOf(execute, checkReady, check)).statuses).toEqual([200, 503, 503]);
});

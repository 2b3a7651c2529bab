import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../db/Database.ts';
import { KeysUnavailable } from '../identity/googleKeys.ts';
import type { Services } from './Api.ts';
import { answerError } from './errorHandlers.ts';
import { healthRoutes } from './health.ts';

const works = async () => undefined;

async function statusesOf(
  execute: () => Promise<unknown>,
  checkReady: () => Promise<void>,
  check: () => Promise<void> = works,
) {
  const app = Fastify();
  app.setErrorHandler(answerError);
  const services = { database: { queries: { execute } }, identity: { checkReady } } as unknown as Services;
  healthRoutes(app, services, { check });
  const statuses = [];
  for (const url of ['/healthz', '/readyz', '/readyz']) statuses.push((await app.inject(url)).statusCode);
  await app.close();
  return statuses;
}

it('a server with database and identity keys is ready; callers share one query', async () => {
  const execute = vi.fn(works);
  expect(await statusesOf(execute, works)).toEqual([200, 200, 200]);
  expect(execute).toHaveBeenCalledOnce();
});

it.each<[string, () => Promise<unknown>, () => Promise<void>, (() => Promise<void>)?]>([
  ['database', () => Promise.reject(new DatabaseUnavailable('gone')), works],
  ['identity keys', works, () => Promise.reject(new KeysUnavailable('gone'))],
  ['a database that writes', works, works, () => Promise.reject(new DatabaseUnavailable('full'))],
])('a server without %s is alive, and not ready', async (_, execute, checkReady, check) => {
  expect(await statusesOf(execute, checkReady, check)).toEqual([200, 503, 503]);
});

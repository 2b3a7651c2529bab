import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseFolder } from '../db/embedded/databaseFolder.ts';
import { lockDirectory } from '../db/embedded/directoryLock.ts';
import { backUp } from './dataCommands.ts';

let dataDir: string;
let release: () => Promise<void>;
const running = Fastify();
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'crepas-commands-'));
  mkdirSync(databaseFolder(dataDir));
  release = await lockDirectory(dataDir);
});
afterEach(async () => {
  await release();
  rmSync(dataDir, { recursive: true });
});

const ask = (server: { readonly host: string; readonly port: number }) =>
  backUp(
    {
      databaseUrl: null,
      databaseListenUrl: null,
      databasePool: 10,
      dataDir,
      databaseWorker: new URL('file:///worker.js'),
    },
    join(dataDir, 'backup.jsonl'),
    { ...server, metricsToken: null },
  );

it('a running shop that takes the caller for another machine makes no backup, and METRICS_TOKEN is named', async () => {
  running.post('/backups', (_, reply) => reply.code(404).send({ error: 'No existe.' }));
  const port = Number(new URL(await running.listen({ host: '127.0.0.1', port: 0 })).port);
  await expect(ask({ host: '127.0.0.1', port })).rejects.toThrow(
    `La tienda de http://127.0.0.1:${port} no hace un respaldo para esta dirección: pon METRICS_TOKEN, el mismo en la tienda y en este comando.`,
  );
  await running.close();
});

it('no shop at an address of IPv6 is a sentence', async () => {
  await expect(ask({ host: '::1', port: 1 })).rejects.toThrow(
    `Otra instancia usa «${dataDir}», y ninguna tienda responde en http://[::1]:1: revisa HOST y PORT.`,
  );
});

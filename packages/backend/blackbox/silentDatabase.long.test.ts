import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Network, openNetwork } from './harness/cutNetwork.ts';
import { describeOnPostgres } from './harness/databases.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { type Postgres, startPostgres } from './harness/postgres.ts';
import { type Server, startServer, untilUnready } from './harness/server.ts';

describeOnPostgres('a database that falls silent', 'A database that falls silent was not tried.', () => {
  let postgres: Postgres;
  let network: Network;
  let server: Server;
  beforeAll(async () => {
    postgres = await startPostgres();
    network = await openNetwork(() => ({ url: postgres.url, authUrl: '' }));
    const address = new URL(postgres.url);
    address.port = new URL(network.server.url).port;
    server = await startServer({ env: { DATABASE_URL: address.href } });
  });
  afterAll(async () => {
    await server?.kill();
    await network?.close();
    await postgres?.stop();
    if (server) removeDataDir(server.dataDir);
  });

  it('lets no request wait for ever, and does not keep the server from ending', async () => {
    network.freeze();
    await untilUnready(server);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.stop();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });
});

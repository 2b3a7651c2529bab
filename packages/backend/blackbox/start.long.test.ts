import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { failedStart } from './harness/failedStart.ts';
import { freePort } from './harness/freePort.ts';
import { hasPostgres, startPostgres } from './harness/postgres.ts';

it.skipIf(!hasPostgres || isElsewhere)(
  'a database that goes away after its migration ends the start with one sentence',
  async () => {
    const postgres = await startPostgres();
    const address = new URL(postgres.url);
    const target = Number(address.port);
    let connections = 0;
    const proxy = createServer((client) => {
      client.on('error', () => undefined);
      connections += 1;
      if (connections > 1) return client.destroy();
      const remote = connect(target, '127.0.0.1').on('error', () => undefined);
      return client.pipe(remote).pipe(client);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    address.port = String((proxy.address() as AddressInfo).port);
    const ports = { PORT: String(await freePort()), AUTH_EMULATOR_PORT: String(await freePort()) };

    const { code, output } = await failedStart({ ...ports, DATABASE_URL: address.href });
    expect(code).toBe(1);
    expect(output).toMatch(/^No se puede usar la base de datos de DATABASE_URL: .+\n$/);
    expect(connections).toBeGreaterThan(1);
    proxy.close();
    await postgres.stop();
  },
);

import { writeFileSync } from 'node:fs';
import { getOrdersOfPhone } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import { describeOnPostgres } from './harness/databases.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import { isUnavailable, keepOrdering } from './harness/keepOrdering.ts';
import { type Postgres, startPostgres } from './harness/postgres.ts';
import { rowsOf } from './harness/rows.ts';
import { type Server, startServer, untilUnready } from './harness/server.ts';
import { signInCustomer } from './harness/signIn.ts';

const phone = '5520000004' as PhoneNumber;
const [before, after] = ['of-before', 'of-after'];
const sentence = 'El servicio no está disponible. Intenta de nuevo en un momento.';

const change = (password: string) => `alter role shop password '${password}'`;
/** Open connections go on with the old password: an operator ends them, or PostgreSQL is restarted. */
const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shop'`;

/** A user of the shop with a password. @returns the address of its database */
async function openShop({ url }: Postgres): Promise<string> {
  const [, , files = []] = await rowsOf(url, [
    `create role shop login password '${before}'`,
    'create database shop owner shop',
    'show hba_file',
  ]);
  const rules = ['host all crepas 127.0.0.1/32 trust', 'host all shop 127.0.0.1/32 scram-sha-256'];
  writeFileSync(String(files[0]?.hba_file), `${rules.join('\n')}\n`);
  await rowsOf(url, ['select pg_reload_conf()']);
  return Object.assign(new URL(url), { username: 'shop', password: before, pathname: 'shop' }).href;
}

/**
 * What the log says of the database, without the statement that failed while another connection still worked: a slow machine
 * ends the connections one after the other.
 */
const told = ({ output }: Server): readonly string[] =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): string => JSON.parse(line).msg)
    .filter((message) => !message.startsWith('a statement failed'));

describeOnPostgres('a password of PostgreSQL that was changed', 'A changed password was not tried.', () => {
  let postgres: Postgres;
  let server: Server;
  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startServer({ env: { DATABASE_URL: await openShop(postgres) } });
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
    if (server) removeDataDir(server.dataDir);
  });

  it('is a lost connection: 503 in Spanish, one line in the log, and orders go on when it is set back', async () => {
    const token = await signInCustomer(server, phone);
    const ordering = keepOrdering(server, draftFor(phone, await fillCart(server)), token);
    await ordering.untilAcknowledged(20);
    expect(told(server)).toEqual([]);

    await rowsOf(postgres.url, [change(after), endConnections]);
    await ordering.untilRefused(40);
    await untilUnready(server);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { error: sentence }]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const lost = 'database lost: it refuses the user or the password of DATABASE_URL';
    await expect.poll(() => told(server), { timeout: 60_000 }).toEqual([lost]);

    await rowsOf(postgres.url, [change(before)]);
    await ordering.untilAcknowledged(ordering.acknowledged.size + 40);
    await ordering.finish();
    await expect.poll(() => told(server), { timeout: 60_000 }).toEqual([lost, 'database is back']);
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 60_000 })
      .toBe(200);

    expect(ordering.refusals.filter((answer) => !isUnavailable(answer))).toEqual([]);
    expect(new Set(ordering.refusals.map((answer) => JSON.stringify(answer?.body)))).toEqual(
      new Set([JSON.stringify({ error: sentence })]),
    );
    const kept = await askStrictly(server, getOrdersOfPhone, phone, token);
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(ordering.acknowledged.values()));
    expect(kept).toHaveLength(ordering.acknowledged.size);
  });
});

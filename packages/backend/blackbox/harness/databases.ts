import { afterAll, beforeAll, describe, it } from 'vitest';
import { createPushKeys } from '../../src/config/pushSettings.ts';
import { isElsewhere } from './backend.ts';
import { removeDataDir } from './dataDir.ts';
import { hasPostgres, newDatabase, type Postgres, startPostgres } from './postgres.ts';
import { type Server, startServer } from './server.ts';

const { publicKey, privateKey } = createPushKeys();
/** Servers on one database have the same keys: each sends messages to every device. */
export const vapid = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:hola@crepas.test',
};

/** On a new PostgreSQL, or in a new database of the one at `DATABASE_URL`. */
export async function onPostgres(test: (databaseUrl: string) => Promise<void>): Promise<void> {
  const { DATABASE_URL } = process.env;
  const postgres = DATABASE_URL === undefined ? await startPostgres() : await newDatabase(DATABASE_URL);
  try {
    await test(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** @param test on PostgreSQL by its address, and on the embedded database by null */
export function itOnBothDatabases(
  test: (databaseUrl: string | null) => Promise<void>,
  timeout?: number,
): void {
  it('on the embedded database', () => test(null), timeout);
  it.skipIf(!hasPostgres && !process.env.DATABASE_URL)('on PostgreSQL', () => onPostgres(test), timeout);
}

/** @param untried what a machine without PostgreSQL does not try */
export function describeOnPostgres(title: string, untried: string, tests: () => void): void {
  if (!hasPostgres && !isElsewhere) {
    console.warn(`SKIPPED: no PostgreSQL on this machine. ${untried}`);
  }
  describe.skipIf(!hasPostgres || isElsewhere)(title, tests);
}

type OnPostgres = { postgres: Postgres; server: Server };

/** A server on a PostgreSQL of its own, before the tests of this `describe`. */
export function serverOnPostgres(): Readonly<OnPostgres> {
  const shop = {} as OnPostgres;
  beforeAll(async () => {
    shop.postgres = await startPostgres();
    shop.server = await startServer({ env: { DATABASE_URL: shop.postgres.url } });
  });
  afterAll(async () => {
    const { server, postgres } = shop;
    await server?.stop();
    await postgres?.stop();
    if (server) removeDataDir(server.dataDir);
  });
  return shop;
}

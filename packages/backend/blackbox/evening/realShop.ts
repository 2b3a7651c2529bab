import { type Network, openNetwork } from '../harness/cutNetwork.ts';
import { newDataDirWithDatabase, removeDataDir } from '../harness/dataDir.ts';
import { openProbe, type Probe } from '../harness/probe.ts';
import { type Row, rowsInFolder, rowsOf } from '../harness/rows.ts';
import { type Address, type Server, startServer } from '../harness/server.ts';

/** One server process whose database has a clock that stands still until the test moves it. */
export type RealShop = {
  /** The present server; another address after each restart. */
  readonly server: () => Address;
  /** The way of the customers and the tablets: its address stays, and it breaks. */
  readonly network: Network;
  readonly isUp: () => boolean;
  readonly setClock: (at: number) => Promise<void>;
  /** Ends the server in this way and starts it again on the same data. */
  readonly restart: (how: 'stop' | 'kill') => Promise<void>;
  /** Read without the server; null while only the server can read its database. */
  readonly rows: ((statement: string) => Promise<readonly Row[]>) | null;
  /** Stops the server and reads its database. */
  readonly end: (statements: readonly string[]) => Promise<readonly (readonly Row[])[]>;
  readonly remove: () => Promise<void>;
};

/**
 * @param databaseUrl of PostgreSQL; null for the embedded database
 * @param startsAt where the clock stands, in milliseconds since 1970
 */
export async function openRealShop(databaseUrl: string | null, startsAt: number): Promise<RealShop> {
  let clock = startsAt;
  let isUp = false;
  let probe: Probe;
  let server: Server;
  const dataDir = await newDataDirWithDatabase();
  if (databaseUrl !== null) await rowsOf(databaseUrl, [ownClock, setOwnClock(clock)]);

  async function start(): Promise<void> {
    probe = await openProbe(clock);
    const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    server = await startServer({ dataDir, env: { ...probe.env, ...database } });
    isUp = true;
  }
  async function end(how: 'stop' | 'kill'): Promise<void> {
    isUp = false;
    await server[how]();
  }
  await start();
  const network = await openNetwork(() => server);
  return {
    server: () => server,
    network,
    isUp: () => isUp,
    async setClock(at) {
      clock = at;
      if (databaseUrl === null) await probe.stopClock(at);
      else await rowsOf(databaseUrl, [setOwnClock(at)]);
    },
    async restart(how) {
      await end(how);
      await start();
    },
    rows:
      databaseUrl === null ? null : async (statement) => (await rowsOf(databaseUrl, [statement]))[0] ?? [],
    async end(statements) {
      await end('stop');
      return databaseUrl === null ? rowsInFolder(dataDir, statements) : rowsOf(databaseUrl, statements);
    },
    async remove() {
      await network.close();
      await end('kill');
      removeDataDir(dataDir);
    },
  };
}

/** Replaces the clock functions of PostgreSQL for every session of this database that begins from now on. */
const ownClock = `
  create schema evening;
  create table evening.clock (at timestamptz);
  create function public.clock_timestamp() returns timestamptz language sql volatile as 'select at from evening.clock';
  create function public.now() returns timestamptz language sql stable as 'select at from evening.clock';
  do $$ begin
    execute format('alter database %I set search_path = public, pg_catalog', current_database());
  end $$`;

const setOwnClock = (at: number) =>
  `delete from evening.clock; insert into evening.clock values (to_timestamp(${at}::float8 / 1000))`;

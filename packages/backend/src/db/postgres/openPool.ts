import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type ClientBase, Pool, type PoolClient } from 'pg';
import { DatabaseUnavailable } from '../Database.ts';
import { isOutOfConnections } from '../failures.ts';

export type PoolSettings = {
  readonly maxConnections: number;
  /** A transaction may get another server's connection than the one before it: nothing of a session stays. */
  readonly isThroughPooler: boolean;
};

/** Longer than any of our queries takes; a refused order is better than one that hangs. */
const statementTimeoutMs = 15_000;
export const connectTimeoutMs = 5_000;
/** A server that vanished without closing its connections. One that is there refuses the statement before. */
const silenceMs = statementTimeoutMs + 1_000;

const releaseDelayMs = 1_000;
/** Between two attempts while PostgreSQL has no free connection. */
const retryMs = 100;
/** How long the pool does not ask for more connections after that. */
const smallMs = 10_000;

export function openPool(url: string, { maxConnections, isThroughPooler }: PoolSettings): Pool {
  const pool = new PatientPool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'crepas',
    max: maxConnections,
    // Another server may take the last one of an idle server.
    min: 1,
    stream: socketWithoutSilence,
    onConnect: async (client) => {
      // Not a startup parameter: poolers refuse those.
      if (!isThroughPooler) await client.query(`set statement_timeout = ${statementTimeoutMs}`);
      await requireWritable(client);
    },
  });
  // The pool replaces a broken connection, but an `error` event without a listener would end the process. The first
  // listener is for idle clients, the second for clients in a transaction between two queries.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.once('end', () => void setTimeout(() => releaseIfHeld(client), releaseDelayMs).unref());
    if (isThroughPooler) forgetNames(client);
  });
  return pool;
}

/**
 * A proxy that has just started, or a name that has just moved, may lead to the standby. Such a connection would stay in
 * the pool and refuse every write. The pool closes it when this rejects, and the next request connects anew.
 */
export async function requireWritable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on')
    throw new DatabaseUnavailable('This PostgreSQL is a standby, or takes no writes.');
}

/** Drizzle does not release a client whose `begin` failed, which would shrink the pool for good. */
function releaseIfHeld(client: PoolClient): void {
  try {
    client.release(true);
  } catch {
    // The connection was released already.
  }
}

/** The pool closes an idle connection long before, so silence means that a query has no answer. */
function socketWithoutSilence(): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    socket.destroy(new DatabaseUnavailable(`PostgreSQL did not answer for ${silenceMs} ms.`));
  });
}

/** A named statement exists on one connection of the server; the next transaction may run on another one. */
function forgetNames(client: PoolClient): void {
  const { query } = client;
  const withoutName = (first: unknown) =>
    typeof first === 'object' && first !== null && 'name' in first ? { ...first, name: undefined } : first;
  Object.assign(client, {
    query: (first: unknown, ...rest: readonly unknown[]) =>
      Reflect.apply(query, client, [withoutName(first), ...rest]),
  });
}

type Connected = (error: Error | undefined, client?: PoolClient, release?: (error?: boolean) => void) => void;

/**
 * PostgreSQL refuses at once what is over its limit of connections; one may become free soon. Meanwhile the pool makes do with
 * those that it has, in the order of the requests.
 */
class PatientPool extends Pool {
  readonly #maxConnections = this.options.max;
  #growing: NodeJS.Timeout | undefined;

  override connect(): Promise<PoolClient>;
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<PoolClient> | undefined {
    if (done === undefined) return this.#connect();
    // The pool's own `query` calls back.
    void this.#connect().then(
      (client) => done(undefined, client, (error) => client.release(error)),
      (error: Error) => done(error),
    );
    return undefined;
  }

  async #connect(): Promise<PoolClient> {
    const endMs = performance.now() + connectTimeoutMs;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (!isOutOfConnections(error) || performance.now() > endMs) throw error;
        this.#stayAsItIs();
        await delay(retryMs);
      }
    }
  }

  #stayAsItIs(): void {
    this.options.max = Math.max(1, this.totalCount);
    clearTimeout(this.#growing);
    this.#growing = setTimeout(() => {
      this.options.max = this.#maxConnections;
    }, smallMs).unref();
  }
}

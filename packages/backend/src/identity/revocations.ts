import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { revokedAccounts } from '../db/tables/staff.ts';
import { createRefresh } from '../mutex.ts';
import { runPeriodically } from '../runPeriodically.ts';

/** Which accounts of the staff were revoked. */
export type Revocations = {
  /** @param issuedAt of the token, in seconds */
  readonly isRevoked: (account: string, issuedAt: number) => boolean;
  /** Reads them again. Await it after a write, before the response. */
  readonly refresh: () => Promise<void>;
  /** Calls `listener` after each refresh that changed something. Returns the unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void;
  readonly close: () => void;
};

export const noRevocations: Revocations = {
  isRevoked: () => false,
  refresh: async () => undefined,
  onChange: () => () => undefined,
  close: () => undefined,
};

/** A notification can be lost with its connection: this is then how long a revoked account can stay. */
const refreshMs = 20_000;

/** The provider dates tokens and revocations (`accounts/changeStaff.ts`), both in whole seconds. */
const roundingSeconds = 1;

const channel = 'revoked_accounts';

/** The revocations in memory, kept up to date with every server on the database. */
export async function watchRevocations(database: Database): Promise<Revocations> {
  let seconds: ReadonlyMap<string, number> = new Map();
  const listeners = new Set<() => void>();

  const refresh = createRefresh(async () => {
    const rows = await database.queries
      .select({
        account: revokedAccounts.account,
        at: sql<number>`extract(epoch from ${revokedAccounts.revokedAt})::float8`,
      })
      .from(revokedAccounts);
    const read = new Map(rows.map(({ account, at }) => [account, Number(at)]));
    const isSame =
      read.size === seconds.size && [...read].every(([account, at]) => seconds.get(account) === at);
    seconds = read;
    if (!isSame) for (const listener of listeners) listener();
  });
  const refreshQuietly = () => void refresh().catch(() => undefined);

  const stopListening = await database.listen(channel, {
    onMessage: refreshQuietly,
    onReconnect: refreshQuietly,
  });
  await refresh();
  const stop = runPeriodically(refreshMs, refresh);

  return {
    isRevoked: (account, issuedAt) =>
      issuedAt <= (seconds.get(account) ?? Number.NEGATIVE_INFINITY) + roundingSeconds,
    refresh,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      stop();
      stopListening();
    },
  };
}

import { sql } from 'drizzle-orm';
import { type Database, DatabaseUnavailable, type Queries } from '../db/Database.ts';
import { isFailedWrite, rootCause } from '../db/failures.ts';
import { messageOf } from '../errors.ts';
import { type Line, line } from '../metrics/prometheus.ts';

/** Whether the database takes what is written, as far as the last requests showed. */
export type WriteHealth = {
  readonly note: (error: unknown) => void;
  /** Rejects after a failed write, until a write works again. */
  readonly check: () => Promise<void>;
  readonly lines: () => readonly Line[];
};

/** A failure is reported for at least this long: a monitor asks once in a while, and small writes may still find room. */
const minFailingMs = 30_000;

export function createWriteHealth({ queries }: Pick<Database, 'queries'>): WriteHealth {
  let count = 0;
  let last: { readonly error: unknown; readonly atMs: number } | null = null;
  return {
    note(error) {
      if (!isFailedWrite(error)) return;
      count += 1;
      last = { error, atMs: performance.now() };
    },
    async check() {
      if (last === null) return;
      if (performance.now() - last.atMs < minFailingMs) throw failing(last.error);
      const seen = last;
      await tryWrite(queries).catch((error: unknown) => {
        throw failing(error);
      });
      if (last === seen) last = null;
    },
    lines: () => [
      line('database_write_failures_total', count),
      line('database_writes_failing', last ? 1 : 0),
    ],
  };
}

/** Without its cause: the answer of `/readyz` is not a failed write of its own. */
const failing = (error: unknown) =>
  new DatabaseUnavailable(`The database takes no writes: ${messageOf(rootCause(error))}`);

/** More than the free space that a table usually has: the file of the new table must grow. */
const probeRows = 64;

class Undone extends Error {}

async function tryWrite(queries: Queries): Promise<void> {
  await queries
    .transaction(async (inside) => {
      await inside.execute(sql`create temp table write_probe (content text) on commit drop`);
      await inside.execute(
        sql`insert into write_probe select repeat(md5(n::text), 32) from generate_series(1, ${probeRows}::int) n`,
      );
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}

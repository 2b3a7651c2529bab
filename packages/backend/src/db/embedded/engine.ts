import { PGlite, types } from '@electric-sql/pglite';
import { keepStatements } from './keepStatements.ts';

/** A statement without parameters may hold several, separated by semicolons. */
export type Statement = {
  readonly text: string;
  readonly params?: readonly unknown[];
  readonly rowMode: 'array' | 'object';
  /** The statement comes often: PostgreSQL keeps what it has parsed and planned. */
  readonly isKept?: boolean;
};

export type StatementResult = { readonly rows: readonly unknown[]; readonly affectedRows: number };

/** A PostgreSQL with one session that runs one statement after another. */
export type Engine = {
  readonly run: (statement: Statement) => Promise<StatementResult>;
  /** Receives the notifications of channels for which a statement ran LISTEN. */
  readonly onNotification: (listener: (channel: string, payload: string) => void) => void;
  readonly close: () => Promise<void>;
};

const asText = (value: string) => value;
const { TIMESTAMP, TIMESTAMPTZ, DATE, INTERVAL } = types;

const startParams = [
  // PGlite starts with `-F`, which turns fsync off, and its runtime never calls fsync. A log opened with
  // O_DSYNC needs no such call, so every commit reaches the disk.
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
  // By default 128 MB, all of it taken at the start; years of a shop's orders are smaller, and the system caches files too.
  '-c',
  'shared_buffers=16MB',
  // A used segment of the log is deleted, and not kept for reuse with what was erased in it.
  '-c',
  'wal_recycle=off',
];

export type EngineFiles = {
  /** Without it the database is in memory. */
  readonly dataDir?: string;
  /** A data directory as a tar file to start a new database from; creating one from scratch takes seconds. */
  readonly loadDataDir?: Blob;
};

/** PGlite in the current thread. */
export async function openEngine(files: EngineFiles = {}): Promise<Engine> {
  const pglite = await PGlite.create({
    ...files,
    startParams,
    // Drizzle parses dates itself. Parsers that are passed with every query halve its speed.
    parsers: { [TIMESTAMP]: asText, [TIMESTAMPTZ]: asText, [DATE]: asText, [INTERVAL]: asText },
  });
  const kept = keepStatements(pglite);
  return {
    async run({ text, params, rowMode, isKept = false }) {
      if (params === undefined) {
        await pglite.exec(text);
        if (text === 'discard all') kept.forget();
        return { rows: [], affectedRows: 0 };
      }
      const { rows, affectedRows } = isKept
        ? await kept.run(text, params, rowMode)
        : await pglite.query<unknown>(text, [...params], { rowMode });
      return { rows, affectedRows: affectedRows ?? 0 };
    },
    onNotification: (listener) => void pglite.onNotification(listener),
    close: () => pglite.close(),
  };
}

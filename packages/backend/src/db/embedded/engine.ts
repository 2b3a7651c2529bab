import { PGlite, types } from '@electric-sql/pglite';

/** A statement without parameters may hold several, separated by semicolons. */
export type Statement = {
  readonly text: string;
  readonly params?: readonly unknown[];
  readonly rowMode: 'array' | 'object';
};

export type StatementResult = { readonly rows: readonly unknown[]; readonly affectedRows: number };

/** A PostgreSQL with one session that runs one statement after another. */
export type Engine = {
  readonly run: (statement: Statement) => Promise<StatementResult>;
  /** Hears what is notified on the channels that a statement listens to. */
  readonly onNotification: (hear: (channel: string, payload: string) => void) => void;
  readonly close: () => Promise<void>;
};

const asText = (value: string) => value;
const { TIMESTAMP, TIMESTAMPTZ, DATE, INTERVAL } = types;

/**
 * PGlite starts with `-F`, which turns fsync off, and its runtime never calls fsync. A log opened with
 * O_DSYNC needs no such call: what was committed is on the disk.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
];

export type EngineFiles = {
  /** Where the database lies; in memory when it lies nowhere. */
  readonly dataDir?: string;
  /** A data directory as a tar file, which a new database begins as: to make one from nothing takes seconds. */
  readonly loadDataDir?: Blob;
};

/** PGlite in this very thread. */
export async function openEngine(files: EngineFiles = {}): Promise<Engine> {
  const pglite = await PGlite.create({
    ...files,
    startParams,
    // Drizzle reads dates itself. Set here once: given with every query they cost up to half of its speed.
    parsers: { [TIMESTAMP]: asText, [TIMESTAMPTZ]: asText, [DATE]: asText, [INTERVAL]: asText },
  });
  return {
    async run({ text, params, rowMode }) {
      if (params === undefined) {
        await pglite.exec(text);
        return { rows: [], affectedRows: 0 };
      }
      const { rows, affectedRows } = await pglite.query<unknown>(text, [...params], { rowMode });
      return { rows, affectedRows: affectedRows ?? 0 };
    },
    onNotification: (hear) => void pglite.onNotification(hear),
    close: () => pglite.close(),
  };
}

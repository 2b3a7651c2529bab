import {
  bucketBounds,
  bucketOf,
  figureOf,
  type Visit,
  type VisitDevice,
  type Vital,
  type VitalFigure,
  visitDevices,
  vitals,
} from '@crepas/domain';
import { gte, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { vitalCounts } from '../db/tables/reports.ts';
import { type Line, line } from './prometheus.ts';

export type VisitVitals = {
  readonly count: (visit: Visit) => void;
  /** Adds what was counted here to the database, and reads the figures of all servers. */
  readonly read: () => Promise<readonly VitalFigure[]>;
  /** The histograms since the start of this process, and the figures that were read last. */
  readonly lines: () => readonly Line[];
};

type Row = {
  readonly device: VisitDevice;
  readonly vital: Vital;
  readonly bucket: number;
  readonly visits: number;
};
type Histogram = {
  readonly labels: Record<string, string>;
  readonly vital: Vital;
  readonly counts: number[];
  sum: number;
};

/** Counts visits in memory, because they are many and each one may be lost. */
export function createVisitVitals({ queries }: Database): VisitVitals {
  const histograms = new Map<string, Histogram>();
  let unsaved = new Map<string, Row>();
  let figures: readonly VitalFigure[] = [];

  function remember(row: Row): void {
    const key = `${row.device} ${row.vital} ${row.bucket}`;
    unsaved.set(key, { ...row, visits: row.visits + (unsaved.get(key)?.visits ?? 0) });
  }

  async function save(): Promise<void> {
    if (unsaved.size === 0) return;
    // In one order: two servers that add to the same rows would deadlock.
    const rows = [...unsaved].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    unsaved = new Map();
    const { day, device, vital, bucket, visits } = vitalCounts;
    try {
      await queries
        .insert(vitalCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [day, device, vital, bucket],
          set: { visits: sql`${visits} + excluded.visits` },
        });
    } catch (error) {
      for (const row of rows) remember(row);
      throw error;
    }
  }

  return {
    count({ page, device, kind = 'unknown', connection = 'unknown', values }) {
      for (const vital of vitals) {
        const value = values[vital];
        if (value === undefined) continue;
        const bucket = bucketOf(vital, value);
        remember({ device, vital, bucket, visits: 1 });
        const key = [page, device, kind, connection, vital].join(' ');
        const counted = histograms.get(key) ?? {
          labels: { page, device, visit: kind, connection, metric: vital },
          vital,
          counts: [],
          sum: 0,
        };
        histograms.set(key, counted);
        counted.counts[bucket] = (counted.counts[bucket] ?? 0) + 1;
        counted.sum += value;
      }
    },
    async read() {
      await save();
      figures = await readFigures(queries);
      return figures;
    },
    lines: () => [
      ...[...histograms.values()].flatMap(histogramLines),
      ...figures.flatMap(({ vital, device, p75 }) =>
        p75 === null ? [] : [line('visits_p75', p75, { device, metric: vital })],
      ),
    ],
  };
}

function histogramLines({ labels, vital, counts, sum }: Histogram): Line[] {
  let below = 0;
  const buckets = [...bucketBounds[vital], '+Inf'].map((bound, bucket) => {
    below += counts[bucket] ?? 0;
    return line('web_vitals_bucket', below, { ...labels, le: String(bound) });
  });
  return [...buckets, line('web_vitals_sum', sum, labels), line('web_vitals_count', below, labels)];
}

const keptSince = sql`current_date - 27`;

async function readFigures(queries: Queries): Promise<readonly VitalFigure[]> {
  const { day, device, vital, bucket, visits } = vitalCounts;
  const rows: readonly Row[] = await queries
    .select({ device, vital, bucket, visits: sql<number>`sum(${visits})::int` })
    .from(vitalCounts)
    .where(gte(day, keptSince))
    .groupBy(device, vital, bucket);
  return visitDevices.flatMap((device) =>
    vitals.map((vital) => {
      const counts: number[] = [];
      for (const row of rows) {
        if (row.device === device && row.vital === vital) counts[row.bucket] = row.visits;
      }
      return figureOf(vital, device, counts);
    }),
  );
}

/** With today, the figures are of 28 days. */
export async function deleteOldCounts(queries: Queries): Promise<void> {
  await queries.delete(vitalCounts).where(lt(vitalCounts.day, keptSince));
}

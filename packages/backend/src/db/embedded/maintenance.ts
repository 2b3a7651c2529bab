import { hourMs, minuteMs, runPeriodically } from '../../runPeriodically.ts';
import type { Database } from '../Database.ts';

/**
 * Does what the background processes of a PostgreSQL server do; PGlite has none. Without CHECKPOINT the write-ahead log
 * grows to 1.2 GB and a start takes seconds.
 *
 * @returns stops it
 */
export function startMaintenance({ inSession }: Database): () => void {
  const stops = [
    runPeriodically(minuteMs, () => inSession((session) => session.run('checkpoint'))),
    runPeriodically(hourMs, () => inSession((session) => session.run('vacuum (analyze)'))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

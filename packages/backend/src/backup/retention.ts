import { dayNumber, shopDayAt } from '@crepas/domain';

/** How many days, weeks and months keep their last backup. */
const kept = { days: 7, weeks: 4, months: 6 } as const;

/** 1970 began on a Thursday. */
const mondayOffset = 3;

const weekOf = (day: string) => Math.floor((dayNumber(day) + mondayOffset) / 7);

/**
 * Which backups stay: the last one of each of the latest seven days, four weeks and six months that have any, by the shop's
 * days. So the newest always stays, and a shop that is off for a year keeps what it had.
 *
 * @param times in ms since 1970, in any order
 */
export function keptBackups(times: readonly number[], timeZone: string): ReadonlySet<number> {
  const newestFirst = [...new Set(times)]
    .sort((a, b) => b - a)
    .map((ms) => ({ ms, day: shopDayAt(ms, timeZone) }));
  const lastOf = (periodOf: (day: string) => string | number, count: number) => {
    const last = new Map<string | number, number>();
    for (const { ms, day } of newestFirst) {
      const period = periodOf(day);
      if (!last.has(period)) last.set(period, ms);
    }
    return [...last.values()].slice(0, count);
  };
  return new Set([
    ...lastOf((day) => day, kept.days),
    ...lastOf(weekOf, kept.weeks),
    ...lastOf((day) => day.slice(0, 7), kept.months),
  ]);
}

import { endOfShopDay, maxBackupAgeMs, shopDayAt, shopDayBounds } from '@crepas/domain';
import { hourMs, minuteMs } from '../runPeriodically.ts';

/** At 4:10 in the shop's zone: what the shop worked until the night is in it, and its next day has not begun. */
const beforeNextDayMs = 50 * minuteMs;
/** How long that hour lasts for a server that was busy or off. */
const quietMs = 2 * hourMs;
/** A backup that is dated later than this was made by a wrong clock. */
const clockSlackMs = hourMs;

/** Whether it was at most this long ago; not what a clock that was ahead has dated. */
export const isRecent = (atMs: number, nowMs: number, maxAgeMs: number): boolean =>
  nowMs - atMs < maxAgeMs && atMs <= nowMs + clockSlackMs;

/** @param madeMs the times of the backups that were made */
export function isBackupDue(nowMs: number, madeMs: readonly number[], timeZone: string): boolean {
  const newest = Math.max(...madeMs.filter((ms) => ms <= nowMs + clockSlackMs));
  if (nowMs - newest > maxBackupAgeMs) return true; // Not put off until the next night.
  const quietHour = lastQuietHour(nowMs, timeZone);
  return newest < quietHour && nowMs - quietHour < quietMs;
}

function lastQuietHour(nowMs: number, timeZone: string): number {
  const coming = endOfShopDay(nowMs, timeZone) - beforeNextDayMs;
  return coming <= nowMs
    ? coming
    : shopDayBounds(shopDayAt(nowMs, timeZone), timeZone).from - beforeNextDayMs;
}

import { daysUntil, formatClock, weekdayAt, weekdays } from './clockText.ts';
import { formatDayOfYear } from './dates.ts';
import type { Instant } from './schedule.ts';

/** What the owner knows of the copies of the shop's data. */
export type BackupStatus = {
  /** The newest one that was made. */
  readonly last: { readonly at: Date; readonly bytes: number; readonly place: string } | null;
  /** Why the newest attempt made none; null when it made one. */
  readonly failure: { readonly at: Date; readonly reason: string } | null;
  /** The last drill, which restored a backup into a temporary database; null before the first. `failure` says what was wrong. */
  readonly check: { readonly at: Date; readonly failure: string | null } | null;
  readonly isUnderWay: boolean;
  /** Whether the server makes them by itself. */
  readonly isScheduled: boolean;
};

export const maxBackupAgeMs = 26 * 3_600_000;

/** A shop that makes them by hand decides for itself. */
export const isBackupLate = ({ last, isScheduled }: BackupStatus, now: Instant): boolean =>
  isScheduled && (last === null || now - last.at.getTime() > maxBackupAgeMs);

/** `hoy`, `ayer`, `el martes`, `el 5 de marzo` */
export function pastDayText(moment: Date, now: Instant, timeZone: string): string {
  const days = daysUntil(moment.getTime(), now, timeZone);
  if (days <= 0) return 'hoy';
  if (days === 1) return 'ayer';
  return days < 7
    ? `el ${weekdays[weekdayAt(moment.getTime(), timeZone) - 1]}`
    : `el ${formatDayOfYear(moment, timeZone)}`;
}

/** `hoy 4:10 a.m.` */
export const pastMomentText = (moment: Date, now: Instant, timeZone: string): string =>
  `${pastDayText(moment, now, timeZone)} ${formatClock(moment.getTime(), timeZone)}`;

/** `2.3 MB`, `45 kB` */
export const sizeText = (bytes: number): string =>
  bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1_000))} kB`;

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
  /** The copies in another place; null where the server makes none. */
  readonly elsewhere: {
    /** When the backup was made whose copy is there; null before the first. */
    readonly last: Date | null;
    /** Why a newer one is not there. */
    readonly failure: { readonly at: Date; readonly reason: string } | null;
  } | null;
  readonly isUnderWay: boolean;
  /** Whether the server makes them by itself. */
  readonly isScheduled: boolean;
};

export const maxBackupAgeMs = 26 * 3_600_000;

/** A shop that makes them by hand decides for itself. */
export const isBackupLate = ({ last, isScheduled }: BackupStatus, now: Instant): boolean =>
  isScheduled && (last === null || now - last.at.getTime() > maxBackupAgeMs);

/** Before the first copy nothing is late: its failure says why there is none. */
export const isCopyLate = ({ elsewhere, isScheduled }: BackupStatus, now: Instant): boolean =>
  isScheduled && elsewhere?.last != null && now - elsewhere.last.getTime() > maxBackupAgeMs;

/** Also the titles of the owner's notice. */
export const copyFailedText = 'No se pudo copiar el respaldo a otro lugar';
export const checkFailedText = 'El respaldo que se probó no se puede restaurar';

/** What the owner should know while the shop works; nothing when all is well, or before the first backup was due. */
export function backupTroubles(status: BackupStatus, now: Instant, timeZone: string): readonly string[] {
  const { last, failure, check, elsewhere } = status;
  const since = (at: Date) => pastDayText(at, now, timeZone);
  const troubles: string[] = [];
  if (last !== null && isBackupLate(status, now)) troubles.push(`Sin respaldo desde ${since(last.at)}`);
  else if (failure !== null) troubles.push(`No se pudo hacer el respaldo de ${since(failure.at)}`);
  if (elsewhere?.last != null && isCopyLate(status, now)) {
    troubles.push(`Sin copia del respaldo en otro lugar desde ${since(elsewhere.last)}`);
  } else if (elsewhere?.failure) troubles.push(copyFailedText);
  if (check?.failure != null) troubles.push(checkFailedText);
  return troubles;
}

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

import { alwaysOpen } from '@crepas/domain/shop';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: alwaysOpen.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const offset = new Intl.DateTimeFormat('en-US', {
  timeZone: alwaysOpen.timeZone,
  timeZoneName: 'longOffset',
});

/** ISO 8601 with the offset of Mexico City: `2026-03-01T13:05:09-06:00` (decision O12). */
export function mexicoCityTime(date: Date): string {
  const zone = offset.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT-06:00';
  return `${parts.format(date).replace(' ', 'T')}${zone.replace('GMT', '')}`;
}

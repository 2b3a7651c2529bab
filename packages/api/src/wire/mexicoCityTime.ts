import { alwaysOpen } from '@crepas/domain';

const zoneName = new Intl.DateTimeFormat('en-US', {
  timeZone: alwaysOpen.timeZone,
  timeZoneName: 'longOffset',
});

const hourMs = 3_600_000;
const maxHours = 1_000;
/** Offsets as texts, by the hour since 1970: clocks change at full hours. `Intl` takes longer than everything else here. */
const known = new Map<number, string>();

function offsetAt(date: Date): string {
  const hour = Math.floor(date.getTime() / hourMs);
  const found = known.get(hour);
  if (found !== undefined) return found;
  const name = zoneName.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value;
  const offset = name?.replace('GMT', '') || '-06:00';
  if (known.size >= maxHours) known.clear();
  known.set(hour, offset);
  return offset;
}

/** ISO 8601 with the offset of Mexico City: `2026-03-01T13:05:09-06:00` (decision O12). */
export function mexicoCityTime(date: Date): string {
  const offset = offsetAt(date);
  // Whole hours, west of Greenwich.
  const local = new Date(date.getTime() + Number(offset.slice(0, 3)) * hourMs);
  return local.toISOString().slice(0, 19) + offset;
}

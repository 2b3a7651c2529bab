import type { Weekday } from '../shop/calendar.ts';
import { hoursText, weekdays } from '../shop/clockText.ts';
import type { MenuWindow } from './menuHours.ts';

/** `lunes a viernes, 8:00 a.m. a 12:00 p.m.` */
export const menuWindowText = (window: MenuWindow): string =>
  `${daysText(window.days)}, ${hoursText(window)}`;

/** `lunes a viernes`, `sábado y domingo`, `lunes, miércoles y viernes`. */
function daysText(days: readonly Weekday[]): string {
  const sorted = [...days].sort((a, b) => a - b);
  const [first] = sorted;
  if (sorted.length === 7) return 'todos los días';
  const isRow = sorted.every((day, index) => day === Number(first) + index);
  const names = sorted.map((day) => weekdays[day - 1] ?? '');
  const last = names.pop() ?? '';
  if (names.length === 0) return last;
  return isRow && names.length > 1 ? `${names[0]} a ${last}` : `${names.join(', ')} y ${last}`;
}

import { expect, it } from 'vitest';
import type { Weekday } from '../shop/calendar.ts';
import { menuWindowText } from './menuWindowText.ts';

it.each<[Weekday[], string]>([
  [[1, 2, 3, 4, 5], 'lunes a viernes, 8:00 a.m. a 12:00 p.m.'],
  [[7, 6], 'sábado y domingo, 8:00 a.m. a 12:00 p.m.'],
  [[1, 3, 5], 'lunes, miércoles y viernes, 8:00 a.m. a 12:00 p.m.'],
  [[2], 'martes, 8:00 a.m. a 12:00 p.m.'],
  [[1, 2, 3, 4, 5, 6, 7], 'todos los días, 8:00 a.m. a 12:00 p.m.'],
])('the days %j', (days, text) => {
  expect(menuWindowText({ days, opens: 8 * 60, closes: 12 * 60 })).toBe(text);
});

import { expect, it } from 'vitest';
import { specialDaysCopy, weekCopy } from './hoursCopy.ts';

it('a week has a line for each day, in the order of the hours', () => {
  const week = weekCopy([
    { day: 1, opens: 18 * 60, closes: 23 * 60 },
    { day: 1, opens: 9 * 60, closes: 13 * 60 },
    { day: 5, opens: 18 * 60, closes: 90 },
  ]);
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({ day: 'Lunes', hours: '9:00 a.m. a 1:00 p.m. y 6:00 p.m. a 11:00 p.m.' });
  expect(week[4]).toEqual({ day: 'Viernes', hours: '6:00 p.m. a 1:30 a.m.' });
  expect(week[6]).toEqual({ day: 'Domingo', hours: 'Cerrado' });
});

it('special days are in the order of their dates, each once, with its reason', () => {
  const reason = 'Nochebuena';
  expect(
    specialDaysCopy([
      { kind: 'closed', date: '2026-12-25', reason: null },
      { kind: 'hours', date: '2026-12-24', reason: null, opens: 16 * 60, closes: 18 * 60 },
      { kind: 'hours', date: '2026-12-24', reason, opens: 9 * 60, closes: 12 * 60 },
    ]),
  ).toEqual([
    {
      day: 'Jueves, 24 de diciembre de 2026',
      hours: '9:00 a.m. a 12:00 p.m. y 4:00 p.m. a 6:00 p.m. (Nochebuena)',
    },
    { day: 'Viernes, 25 de diciembre de 2026', hours: 'Cerrado' },
  ]);
});

import { expect, it } from 'vitest';
import { aShop } from '../../testing/build.ts';
import { openingHours } from './openingHours.ts';

const evening = { opens: 18 * 60, closes: 23 * 60 };
const untilOne = { opens: 18 * 60, closes: 60 };

it('days with the same hours are one entry, and an evening may end on the next day', () => {
  const week = [
    { day: 1, ...evening },
    { day: 2, ...evening },
    { day: 5, ...untilOne },
  ] as const;
  expect(openingHours(aShop({ week }))).toEqual({
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        opens: '18:00',
        closes: '23:00',
        dayOfWeek: ['Monday', 'Tuesday'],
      },
      { '@type': 'OpeningHoursSpecification', opens: '18:00', closes: '01:00', dayOfWeek: ['Friday'] },
    ],
  });
});

it('special days have their date; a closed one opens and closes at midnight', () => {
  const specialDays = [
    { kind: 'closed', date: '2026-12-25', reason: 'Navidad' },
    { kind: 'hours', date: '2026-12-24', reason: null, opens: 570, closes: 840 },
  ] as const;
  expect(openingHours(aShop({ specialDays }))).toMatchObject({
    specialOpeningHoursSpecification: [
      { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
      { opens: '09:30', closes: '14:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
    ],
  });
});

it('contains no state: neither a pause nor the master switch changes it', () => {
  const week = [{ day: 1, ...evening }] as const;
  const paused = { pausedUntil: 1, busy: { minutes: 65, until: 1 }, isOpen: false };
  expect(openingHours(aShop({ week, ...paused }))).toEqual(openingHours(aShop({ week })));
});

it('is absent without rows, and on a server without hours', () => {
  expect(openingHours(aShop())).toEqual({});
  const week = [{ day: 1, ...evening }] as const;
  expect(openingHours(aShop({ week, features: [] }))).toEqual({});
});

import { describe, expect, it } from 'vitest';
import type { Weekday } from './calendar.ts';
import { specialDayFaults, weekFaults } from './checkHours.ts';
import type { SpecialDay, WeekRow } from './schedule.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const hours = (text: string) => {
  const [opens = '', closes = ''] = text.split('-');
  return { opens: minutes(opens), closes: minutes(closes) };
};
const row = (day: number, text: string): WeekRow => ({ day: day as Weekday, ...hours(text) });
const on = (date: string, text: string): SpecialDay => ({
  kind: 'hours',
  date,
  reason: null,
  ...hours(text),
});
const closed = (date: string): SpecialDay => ({ kind: 'closed', date, reason: null });

describe('week rows that cannot be saved', () => {
  it.each([
    ['at the same time', [row(1, '18:00-23:00'), row(1, '22:59-23:30')]],
    ['in the other order', [row(1, '22:59-23:30'), row(1, '18:00-23:00')]],
    ['one inside the other', [row(1, '10:00-23:00'), row(1, '12:00-13:00')]],
    ['over midnight', [row(1, '18:00-01:00'), row(2, '00:59-03:00')]],
    ['over the end of the week', [row(1, '00:59-03:00'), row(7, '18:00-01:00')]],
    ['over the end of the week, in the other order', [row(7, '18:00-01:00'), row(1, '00:59-03:00')]],
    ['from a long row over the end of the week', [row(7, '18:00-03:00'), row(1, '02:00-02:30')]],
    ['the same twice', [row(3, '18:00-23:00'), row(3, '18:00-23:00')]],
  ])('%s', (_, rows) => {
    expect(weekFaults(rows)).toEqual([{ code: 'overlap', row: 1, other: 0 }]);
  });

  it('a row without length', () => {
    expect(weekFaults([row(1, '10:00-12:00'), row(2, '18:00-18:00')])).toEqual([{ code: 'empty', row: 1 }]);
  });
});

it.each([
  ['touch', [row(1, '10:00-12:00'), row(1, '12:00-00:00'), row(2, '00:00-10:00')]],
  ['touch over the end of the week', [row(7, '18:00-01:00'), row(1, '01:00-03:00')]],
  ['are far apart', [row(1, '10:00-12:00'), row(3, '10:00-12:00')]],
  ['are none', []],
])('week rows that %s can be saved', (_, rows) => {
  expect(weekFaults(rows)).toEqual([]);
});

describe('special days', () => {
  it.each([
    ['overlap', [on('2026-12-24', '10:00-14:00'), on('2026-12-24', '13:00-15:00')]],
    ['overlap over midnight', [on('2026-12-25', '00:30-02:00'), on('2026-12-24', '18:00-01:00')]],
    ['are closed and open', [closed('2026-12-24'), on('2026-12-24', '10:00-14:00')]],
    ['are open and closed', [on('2026-12-24', '10:00-14:00'), closed('2026-12-24')]],
    ['are closed twice', [closed('2026-12-24'), closed('2026-12-24')]],
  ])('that %s cannot be saved', (_, days) => {
    expect(specialDayFaults(days)).toEqual([{ code: 'overlap', row: 1, other: 0 }]);
  });

  it('must have an existing date and a length above 0', () => {
    expect(specialDayFaults([closed('2026-12-24'), closed('2027-02-29')])).toEqual([
      { code: 'noSuchDate', row: 1 },
    ]);
    expect(specialDayFaults([on('2026-12-24', '10:00-10:00')])).toEqual([{ code: 'empty', row: 0 }]);
  });

  it('adjacent rows can be saved', () => {
    const days = [on('2026-12-24', '18:00-01:00'), on('2026-12-25', '01:00-03:00'), closed('2026-12-26')];
    expect(specialDayFaults(days)).toEqual([]);
  });
});

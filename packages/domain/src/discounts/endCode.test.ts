import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDiscountCode } from '../testing/build.ts';
import { discountCodeId, whyNotNow } from './discountCode.ts';
import { endedCodeDays, hasCodeEnded } from './endCode.ts';

const timeZone = 'America/Mexico_City';
const moment = (wall: string) => ({ at: Date.parse(`${wall}-06:00`), timeZone });

it.each([
  ['2026-12-04T05:00:00', '2026-12-03'],
  ['2026-12-04T23:59:59', '2026-12-03'],
  // Two in the morning belongs to the day before.
  ['2026-12-05T00:00:00', '2026-12-03'],
  ['2026-12-05T04:59:59', '2026-12-03'],
  ['2026-12-05T05:00:00', '2026-12-04'],
  ['2027-01-01T12:00:00', '2026-12-31'],
])('what ends at %s has %s as its last day', (at, lastDay) => {
  expect(endedCodeDays({ firstDay: null }, moment(at))).toEqual({ firstDay: null, lastDay });
});

it.each([
  [null, null],
  ['2026-11-01', '2026-11-01'],
  ['2026-12-03', '2026-12-03'],
  ['2026-12-04', null],
  ['2026-12-24', null],
])('a first day of %s becomes %s', (before, firstDay) => {
  expect(endedCodeDays({ firstDay: before }, moment('2026-12-04T19:00:00')).firstDay).toBe(firstDay);
});

it('holds no moment longer, whatever its days were, and its first day is no later than its last', () => {
  const anyDay = fc.option(
    fc.constantFrom('2026-01-01', '2026-12-03', '2026-12-04', '2026-12-05', '2027-02-14'),
  );
  const anyMinute = fc.integer({ min: 0, max: 3 * 24 * 60 });
  fc.assert(
    fc.property(anyDay, anyDay, anyMinute, anyMinute, (firstDay, lastDay, ends, later) => {
      const code = { ...aDiscountCode(), id: discountCodeId(1), firstDay, lastDay };
      const at = Date.parse('2026-12-03T00:00:00-06:00') + ends * 60_000;
      const ended = { ...code, ...endedCodeDays(code, { at, timeZone }) };
      for (const moment of [at, at + later * 60_000]) {
        expect(whyNotNow(ended, { at: moment, timeZone })).toBe('ended');
        expect(hasCodeEnded(ended, { at: moment, timeZone })).toBe(true);
      }
      if (ended.firstDay !== null) expect(ended.firstDay <= (ended.lastDay ?? '')).toBe(true);
    }),
  );
});

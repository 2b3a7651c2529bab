import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Weekday } from '../shop/calendar.ts';
import { alwaysOpen } from '../shop/schedule.ts';
import { lookAt } from '../testing/hoursOracle.ts';
import {
  appliedWindows,
  type MenuMoment,
  type MenuWindow,
  menuWindowFaults,
  nextWindowEdge,
  windowOpensAt,
  windowPeriods,
} from './menuHours.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const timeZone = 'America/Mexico_City';
const at = (time: string): MenuMoment => ({ at: Date.parse(`${time}-06:00`), timeZone });
const breakfast: MenuWindow = { days: [1, 2, 3, 4, 5], opens: 8 * 60, closes: 12 * 60 };
const night: MenuWindow = { days: [5], opens: 22 * 60, closes: 2 * 60 };
const opening = (windows: readonly MenuWindow[], time: string) => {
  const opensAt = windowOpensAt(windows, at(time));
  return opensAt === null ? null : new Date(opensAt - 6 * 60 * minuteMs).toISOString().slice(0, 16);
};

describe('when something with windows can be had next', () => {
  it.each([
    ['a minute before', '2026-11-16T07:59', '2026-11-16T08:00'],
    ['as it begins', '2026-11-16T08:00', null],
    ['in its last minute', '2026-11-16T11:59', null],
    ['as it ends', '2026-11-16T12:00', '2026-11-17T08:00'],
    ['on a Friday at noon, over the days without', '2026-11-20T12:00', '2026-11-23T08:00'],
  ])('%s', (_, time, expected) => {
    expect(opening([breakfast], time)).toBe(expected);
  });

  it('a window over midnight ends on the next day', () => {
    expect(opening([night], '2026-11-21T01:59')).toBeNull();
    expect(opening([night], '2026-11-21T02:00')).toBe('2026-11-27T22:00');
  });

  it('two windows that touch are one', () => {
    const lunch = { ...breakfast, opens: 12 * 60, closes: 16 * 60 };
    expect(opening([lunch, breakfast], '2026-11-16T12:00')).toBeNull();
    expect(nextWindowEdge([lunch, breakfast], at('2026-11-16T09:00'))).toBe(at('2026-11-16T16:00').at);
  });

  it('nothing without windows is ever outside of them', () => {
    expect(windowOpensAt([], at('2026-11-16T03:00'))).toBeNull();
    expect(nextWindowEdge([], at('2026-11-16T03:00'))).toBeNull();
  });

  it('is a list of periods until a moment, the first of which may have begun', () => {
    const lunch = { ...breakfast, opens: 13 * 60, closes: 16 * 60 };
    const { at: until } = at('2026-11-17T09:00');
    const shown = windowPeriods([lunch, breakfast], at('2026-11-16T09:00'), until);
    expect(shown.map(({ opensAt }) => opensAt)).toEqual(
      [...new Set(shown.map(({ opensAt }) => opensAt))].sort((one, other) => one - other),
    );
    for (const { opensAt, closesAt } of shown) {
      expect(windowOpensAt([lunch, breakfast], { ...at('2026-11-16T09:00'), at: opensAt })).toBeNull();
      expect(nextWindowEdge([lunch, breakfast], { ...at('2026-11-16T09:00'), at: opensAt })).toBe(closesAt);
      expect(opensAt).toBeLessThanOrEqual(until);
    }
    expect(shown.length).toBeGreaterThan(1);
    expect(windowPeriods([], at('2026-11-16T09:00'), until)).toEqual([]);
  });
});

it('a product without windows of its own has those of its category', () => {
  expect(appliedWindows({ windows: [night] }, { windows: [breakfast] })).toEqual([night]);
  expect(appliedWindows({ windows: [] }, { windows: [breakfast] })).toEqual([breakfast]);
  expect(appliedWindows({ windows: [] }, undefined)).toEqual([]);
});

it('a window needs a day, and ends at another minute than it begins', () => {
  const faults = menuWindowFaults([breakfast, { ...night, days: [] }, { ...night, closes: night.opens }]);
  expect(faults).toEqual([
    { code: 'noDays', row: 1 },
    { code: 'empty', row: 2 },
  ]);
});

/** Tijuana's clocks change on the second Sunday of March and the first of November. */
const changes = [
  Date.UTC(2026, 2, 8, 10),
  Date.UTC(2026, 10, 1, 9),
  Date.UTC(2027, 2, 14, 10),
  Date.UTC(2027, 10, 7, 9),
];
const anyMoment = fc.oneof(
  fc.record({
    at: fc
      .integer({ min: 0, max: 2 * 365 * 1_440 })
      .map((minute) => Date.UTC(2026, 0, 1) + minute * minuteMs),
    timeZone: fc.constantFrom('America/Mexico_City', 'America/Tijuana', 'America/Cancun'),
  }),
  fc.record({
    at: fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -36 * 60, max: 12 * 60 }))
      .map(([change, minutes]) => change + minutes * minuteMs),
    timeZone: fc.constant('America/Tijuana'),
  }),
);
const anyMinute = fc.oneof(
  fc.integer({ min: 0, max: 1_439 }),
  fc.constantFrom(0, 1, 59, 60, 90, 119, 120, 121, 150, 179, 180, 181, 1_380, 1_439),
);
const anyWindow: fc.Arbitrary<MenuWindow> = fc.record({
  days: fc.subarray<Weekday>([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  opens: anyMinute,
  closes: anyMinute,
});

describe('any windows around any moment of two years, in three time zones', () => {
  it('open and close at the minutes that the oracle finds', () => {
    fc.assert(
      fc.property(
        fc.array(anyWindow, { minLength: 1, maxLength: 4 }),
        anyMoment,
        (windows, { at, timeZone }) => {
          const week = windows.flatMap(({ days, opens, closes }) =>
            days.map((day) => ({ day, opens, closes })),
          );
          const oracle = lookAt({ ...alwaysOpen, timeZone, week }, at, 12);
          for (const turn of [at, ...oracle.turns]) {
            for (const moment of [turn - minuteMs, turn - 1, turn, turn + 1, turn + 29_999]) {
              if (moment < oracle.from || moment >= oracle.to - 8 * dayMs) continue;
              const state = oracle.stateAt(moment);
              const expected = state.kind === 'closed' ? state.opensAt : null;
              expect({ moment, opensAt: windowOpensAt(windows, { at: moment, timeZone }) }).toEqual({
                moment,
                opensAt: expected,
              });
              const next = oracle.turns.find((other) => other > moment) ?? null;
              const edge = nextWindowEdge(windows, { at: moment, timeZone });
              // An end after the oracle's range is not compared.
              if (next !== null) expect({ moment, edge }).toEqual({ moment, edge: next });
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

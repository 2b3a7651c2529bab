import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookAt, unknown } from '../testing/hoursOracle.ts';
import type { Weekday } from './calendar.ts';
import type { ShopSchedule, SpecialDay } from './schedule.ts';
import { nextChangeAt } from './shopMoment.ts';
import { type ShopState, shopStateAt } from './shopState.ts';

/** `HOURS_RUNS=3000` runs more cases: after a change of the rules, run it for up to an hour. */
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;
const numRuns = Number(env.HOURS_RUNS ?? 50);

const minuteMs = 60_000;
const dayMs = 86_400_000;
const begin = Date.UTC(2026, 0, 1);

/** The second Sunday of March and the first of November, of both years: Tijuana's clocks change. */
const changes = [
  Date.UTC(2026, 2, 8, 10),
  Date.UTC(2026, 10, 1, 9),
  Date.UTC(2027, 2, 14, 10),
  Date.UTC(2027, 10, 7, 9),
];
const anyPlace = fc.oneof(
  fc.record({
    instant: fc.integer({ min: 0, max: 2 * 365 * 1_440 }).map((minute) => begin + minute * minuteMs),
    timeZone: fc.constantFrom('America/Mexico_City', 'America/Tijuana', 'America/Cancun'),
  }),
  fc.record({
    instant: fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -36 * 60, max: 12 * 60 }))
      .map(([change, minutes]) => change + minutes * minuteMs),
    timeZone: fc.constant('America/Tijuana'),
  }),
);
const anyMinute = fc.oneof(
  fc.integer({ min: 0, max: 1_439 }),
  // The hours around midnight and around two in the morning.
  fc.constantFrom(0, 1, 59, 60, 90, 119, 120, 121, 150, 179, 180, 181, 300, 1_380, 1_439),
);
const anyHours = { opens: anyMinute, closes: anyMinute };
// Most clock changes are on a Sunday.
const anyDay = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7, 7, 7);
const anyRow = fc.record({ day: anyDay, ...anyHours });
const anyReason = fc.option(fc.constantFrom('Navidad', 'Día de muertos'));
const anyKind = fc.constantFrom<SpecialDay['kind']>('closed', 'hours', 'hours');
const anySpecialDay = fc.record({
  days: fc.integer({ min: -2, max: 6 }),
  kind: anyKind,
  reason: anyReason,
  ...anyHours,
});
const anyMoment = fc.option(fc.integer({ min: -600, max: 3_000 }));

const anyCase = fc
  .record({
    place: anyPlace,
    week: fc.array(anyRow, { maxLength: 9 }),
    specialDays: fc.array(anySpecialDay, { maxLength: 4 }),
    lastOrderMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
    isOpen: fc.integer({ min: 0, max: 19 }).map((value) => value > 0),
    pausedMinutes: anyMoment,
    busyMinutes: anyMoment,
  })
  .map(({ place: { instant, timeZone }, specialDays, pausedMinutes, busyMinutes, ...rest }) => {
    const dateOf = (days: number) => new Date(instant + days * dayMs).toISOString().slice(0, 10);
    const schedule: ShopSchedule = {
      ...rest,
      timeZone,
      specialDays: specialDays.map(({ days, ...day }) => ({ date: dateOf(days), ...day })),
      pausedUntil: pausedMinutes === null ? null : instant + pausedMinutes * minuteMs + 7_777,
      busy: busyMinutes === null ? null : { minutes: 65, until: instant + busyMinutes * minuteMs + 3_333 },
      deliveryMinutes: 45,
    };
    return { instant, schedule };
  });

/** A result after the end of the oracle's time range is not compared. */
function withoutFuture(state: ShopState, to: number): ShopState {
  const near = (moment: number | null) => (moment === null || moment >= to ? unknown : moment);
  switch (state.kind) {
    case 'open':
      return {
        ...state,
        closesAt: near(state.closesAt),
        lastOrderAt: near(state.closesAt) === unknown ? unknown : state.lastOrderAt,
      };
    case 'closed':
    case 'paused':
    case 'lastOrdersOver':
      return { ...state, opensAt: near(state.opensAt) };
  }
}

describe('any week, special days and pause, around any moment of two years, in three time zones', () => {
  it('the state equals the state that the oracle finds minute by minute', () => {
    fc.assert(
      fc.property(anyCase, ({ instant, schedule }) => {
        const oracle = lookAt(schedule, instant, 12);
        const { pausedUntil, busy } = schedule;
        const near = [instant, pausedUntil, busy?.until, ...oracle.turns].flatMap((moment) => moment ?? []);
        const soon = oracle.turns.map((turn) => turn - 30 * minuteMs);
        for (const moment of [...near, ...soon]) {
          for (const at of [moment - minuteMs, moment - 1, moment, moment + 1, moment + 29_999]) {
            if (at < oracle.from || at >= oracle.to - 8 * dayMs) continue;
            const expected = oracle.stateAt(at);
            expect({ at, ...withoutFuture(shopStateAt(schedule, at), oracle.to) }).toEqual({
              at,
              ...withoutFuture(expected, oracle.to),
            });
          }
        }
      }),
      { numRuns },
    );
  });

  it('the state stays the same until the next change, and an announced opening or closing happens', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 0, max: 59_999 }), ({ instant, schedule }, ms) => {
        const { turns, to } = lookAt(schedule, instant, 12);
        let now = instant + ms;
        for (let steps = 0; steps < 50 && now < to - 8 * dayMs; steps += 1) {
          const state = shopStateAt(schedule, now);
          const next = nextChangeAt(schedule, now) ?? to - 8 * dayMs;
          expect(next).toBeGreaterThan(now);
          const between = turns.filter((turn) => turn > now && turn < next);
          for (const at of [...between, next - minuteMs, next - 1]) {
            if (at > now) expect({ at, ...shopStateAt(schedule, at) }).toEqual({ at, ...state });
          }
          now = next;
        }
      }),
      { numRuns },
    );
  });
});

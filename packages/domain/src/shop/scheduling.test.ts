import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookAt } from '../testing/hoursOracle.ts';
import type { Weekday } from './calendar.ts';
import { noPickup } from './pickup.ts';
import { alwaysOpen } from './schedule.ts';
import {
  isMomentOffered,
  isQuarter,
  lastOfferedMoment,
  nearestMoments,
  offeredMoments,
  offeredUntil,
  preparationStart,
  quarterMs,
  type SchedulingShop,
} from './scheduling.ts';
import { endOfShopDay } from './shopDay.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Friday, 20 November 2026, in Mexico City: 6 hours behind UTC. */
const at = (hour: number, minute = 0, day = 20) => Date.UTC(2026, 10, day, hour + 6, minute);
const everyEvening = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({
  day,
  opens: 18 * 60,
  closes: 23 * 60,
}));

const shop: SchedulingShop = {
  ...alwaysOpen,
  ...noPickup,
  week: everyEvening,
  lastOrderMinutes: 15,
  scheduling: { isActive: true, daysAhead: 0, maxPerQuarter: null },
};
const withPickup = { ...shop, pickup: { isActive: true, minutes: 20 } };

const clock = (moment: number) =>
  new Date(moment - 6 * 60 * minuteMs).toISOString().slice(8, 16).replace('T', ' ');
const offered = (
  given: Partial<SchedulingShop>,
  now: number,
  fulfilment: 'delivery' | 'pickup' = 'delivery',
) => offeredMoments({ ...shop, ...given }, fulfilment, now).map(clock);
const ends = (moments: readonly string[]) => [moments[0], moments.at(-1)];

describe('orders for later', () => {
  it('are not offered until the owner turns them on, nor by a shop that is turned off', () => {
    expect(offered({ scheduling: { ...shop.scheduling, isActive: false } }, at(12))).toEqual([]);
    expect(offered({ isOpen: false }, at(12))).toEqual([]);
  });

  it('of a closed shop are for the evening: from a promise after opening until a promise after the last order', () => {
    expect(ends(offered({}, at(12)))).toEqual(['20 18:45', '20 23:15']);
  });

  it('end with the last one, which is 0 where there is none; of today alone none is after the shop day', () => {
    expect(clock(lastOfferedMoment(shop, at(12)))).toBe('20 23:15');
    expect(lastOfferedMoment({ ...shop, isOpen: false }, at(12))).toBe(0);
    const allDay = { ...shop, ...alwaysOpen };
    expect(lastOfferedMoment(allDay, at(12))).toBeLessThan(endOfShopDay(at(12), shop.timeZone));
  });

  it('of an open shop begin 15 minutes after the promise, at a whole quarter', () => {
    expect(offered({}, at(19, 0))[0]).toBe('20 20:00');
    expect(offered({}, at(19, 1))[0]).toBe('20 20:15');
  });

  it('reach as far as the owner wants, by days of the shop that begin at five', () => {
    const scheduling = { ...shop.scheduling, daysAhead: 1 };
    expect(offered({ scheduling }, at(23, 30))).toHaveLength(19);
    expect(ends(offered({ scheduling }, at(23, 30)))).toEqual(['21 18:45', '21 23:15']);
    expect(offered({}, at(23, 30))).toEqual([]);
    expect(ends(offered({ week: [] }, at(12)))).toEqual(['20 13:00', '21 04:45']);
  });

  it('begin after a pause', () => {
    expect(offered({ pausedUntil: at(20) }, at(19))[0]).toBe('20 20:45');
  });

  it('have the longer promise of a rush only for what is prepared while it runs', () => {
    const busy = { minutes: 90, until: at(19, 30) };
    expect(offered({ busy }, at(19))[0]).toBe('20 20:45');
    expect(offered({ busy, scheduling: { ...shop.scheduling, daysAhead: 1 } }, at(19))).toContain('21 18:45');
    expect(offered({ busy: { minutes: 90, until: at(19) } }, at(19))[0]).toBe('20 20:00');
    // Until a moment ago: the next quarter has the usual promise again.
    expect(offered({ week: [], busy: { minutes: 90, until: at(19) } }, at(19))[0]).toBe('20 20:00');
    const prepared = (moment: number) =>
      clock(preparationStart({ ...shop, busy }, 'delivery', moment, at(19)));
    expect(prepared(at(20, 45))).toBe('20 19:15');
    expect(prepared(at(21))).toBe('20 20:15');
  });

  it('to be picked up have the promise of pickup, which a rush delays as much, and none without pickup', () => {
    expect(offered({}, at(12), 'pickup')).toEqual([]);
    expect(offered(withPickup, at(12), 'pickup')[0]).toBe('20 18:30');
    expect(offered({ ...withPickup, pickupPausedUntil: at(20) }, at(12), 'pickup')[0]).toBe('20 20:30');
    const busy = { minutes: 60, until: at(23) };
    expect(offered({ ...withPickup, busy }, at(12), 'pickup')[0]).toBe('20 18:45');
    expect(clock(preparationStart({ ...withPickup, busy }, 'pickup', at(19), at(12)))).toBe('20 18:25');
    const quick = { minutes: 30, until: at(23) };
    expect(clock(preparationStart({ ...withPickup, busy: quick }, 'pickup', at(19), at(12)))).toBe(
      '20 18:40',
    );
  });

  it('say whether one moment is offered, and which are the nearest three', () => {
    expect(isMomentOffered(shop, 'delivery', at(18, 45), at(12))).toBe(true);
    expect(isMomentOffered(shop, 'delivery', at(18, 50), at(12))).toBe(false);
    const moments = offeredMoments(shop, 'delivery', at(12));
    expect(nearestMoments(moments, at(9)).map(clock)).toEqual(['20 18:45', '20 19:00', '20 19:15']);
    expect(nearestMoments(moments, at(21)).map(clock)).toEqual(['20 20:45', '20 21:00', '20 21:15']);
    expect(nearestMoments([at(20), at(22)], at(21)).map(clock)).toEqual(['20 20:00', '20 22:00']);
    expect(nearestMoments([at(18), at(20), at(22), at(23)], at(21)).map(clock)).toEqual([
      '20 20:00',
      '20 22:00',
      '20 23:00',
    ]);
  });

  it('know what a whole quarter of an hour is', () => {
    expect([at(18, 45), at(18, 50), Number.NaN].map(isQuarter)).toEqual([true, false, false]);
  });
});

/** In 2026, on the second Sunday of March and the first of November, at two o'clock there. */
const changesOf = (hoursBehind: number) => [
  Date.UTC(2026, 2, 8, 2 + hoursBehind),
  Date.UTC(2026, 10, 1, 1 + hoursBehind),
];
/** The border towns, whose clocks change as those of the United States. */
const border = [
  { timeZone: 'America/Tijuana', changes: changesOf(8) },
  { timeZone: 'America/Denver', changes: changesOf(7) },
  { timeZone: 'America/Matamoros', changes: changesOf(6) },
];
const anyNow = fc.oneof(
  fc.record({
    timeZone: fc.constantFrom(
      'America/Mexico_City',
      'America/Cancun',
      'America/Mazatlan',
      'America/Bahia_Banderas',
      'America/Hermosillo',
      'America/Chihuahua',
      ...border.map(({ timeZone }) => timeZone),
    ),
    now: fc
      .integer({ min: 0, max: 365 * 1_440 })
      .map((minute) => Date.UTC(2026, 0, 1) + minute * minuteMs + 4_321),
  }),
  fc
    .tuple(
      fc.constantFrom(...border.flatMap(({ timeZone, changes }) => changes.map((at) => ({ timeZone, at })))),
      fc.integer({ min: -36 * 60, max: 12 * 60 }),
    )
    .map(([{ timeZone, at }, minutes]) => ({ timeZone, now: at + minutes * minuteMs })),
);
const anyMinute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
const anyShop = fc
  .record({
    place: anyNow,
    week: fc.array(
      fc.record({ day: fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), opens: anyMinute, closes: anyMinute }),
      { maxLength: 9 },
    ),
    closedDays: fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 2 }),
    lastOrderMinutes: fc.constantFrom(0, 7, 15, 60),
    pausedMinutes: fc.option(fc.integer({ min: -60, max: 2_000 })),
    pickupPausedMinutes: fc.option(fc.integer({ min: -60, max: 600 })),
    busyMinutes: fc.option(fc.integer({ min: -60, max: 600 })),
    daysAhead: fc.integer({ min: 0, max: 2 }),
  })
  .map(
    ({ place: { timeZone, now }, closedDays, pausedMinutes, pickupPausedMinutes, busyMinutes, ...rest }) => {
      const later = (minutes: number | null) => (minutes === null ? null : now + minutes * minuteMs);
      const until = later(busyMinutes);
      const generated: SchedulingShop = {
        ...shop,
        timeZone,
        week: rest.week,
        lastOrderMinutes: rest.lastOrderMinutes,
        specialDays: closedDays.map((days) => ({
          kind: 'closed',
          date: new Date(now + days * dayMs).toISOString().slice(0, 10),
          reason: null,
        })),
        pausedUntil: later(pausedMinutes),
        busy: until === null ? null : { minutes: 75, until },
        pickup: { isActive: true, minutes: 20 },
        pickupPausedUntil: later(pickupPausedMinutes),
        scheduling: { isActive: true, daysAhead: rest.daysAhead, maxPerQuarter: null },
      };
      return { shop: generated, now };
    },
  );

it('a moment that is offered stays so until offeredUntil, if the shop stays as it is', () => {
  fc.assert(
    fc.property(
      anyShop,
      fc.constantFrom('delivery' as const, 'pickup' as const),
      fc.nat(200),
      ({ shop: generated, now }, way, index) => {
        const moments = offeredMoments(generated, way, now);
        const moment = moments[index % Math.max(1, moments.length)];
        if (moment === undefined) return;
        const until = offeredUntil(generated, way, moment, now);
        const isOfferedAt = (at: number) => isMomentOffered(generated, way, moment, at);
        expect([isOfferedAt(Math.round((now + until) / 2)), isOfferedAt(until)]).toEqual([true, true]);
        expect(isOfferedAt(until + 1)).toBe(false);
      },
    ),
    { numRuns: 300 },
  );
});

describe('of any week, pause and rush, around the change of clocks too', () => {
  it.each(['delivery', 'pickup'] as const)(
    'the moments of a %s are those at which the oracle takes an order one promise before',
    (fulfilment) => {
      fc.assert(
        fc.property(anyShop, ({ shop: generated, now }) => {
          const oracle = lookAt(generated, now, 12);
          const promise = (isRush: boolean) => (fulfilment === 'delivery' ? 45 : 20) + (isRush ? 30 : 0);
          const isRushAt = (moment: number) => generated.busy !== null && moment < generated.busy.until;
          const moments = offeredMoments(generated, fulfilment, now);
          const last = moments.at(-1) ?? now;
          const earliest = now + (promise(isRushAt(now)) + 15) * minuteMs;
          const start = Math.ceil(now / quarterMs) * quarterMs;
          for (let moment = start; moment < now + 2 * dayMs && moment <= last; moment += quarterMs) {
            const inRush = moment - promise(true) * minuteMs;
            const begin = isRushAt(now) && isRushAt(inRush) ? inRush : moment - promise(false) * minuteMs;
            const canBegin = fulfilment === 'delivery' || begin >= (generated.pickupPausedUntil ?? begin);
            const isTaken = moment >= earliest && canBegin && oracle.stateAt(begin).kind === 'open';
            expect({ moment, isOffered: moments.includes(moment) }).toEqual({ moment, isOffered: isTaken });
          }
        }),
        { numRuns: 200 },
      );
    },
  );
});

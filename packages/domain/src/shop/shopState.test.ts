import { describe, expect, it } from 'vitest';
import { alwaysOpen, type ShopSchedule } from './schedule.ts';
import { nextChangeAt } from './shopMoment.ts';
import { shopStateAt } from './shopState.ts';

/** Mexico City has no daylight saving time since 2022: always UTC-6. */
const at = (time: string) => Date.parse(`2026-11-${time.replace(' ', 'T')}:00-06:00`);
const evening = { opens: 18 * 60, closes: 23 * 60 };
const untilOne = { opens: 18 * 60, closes: 60 };
const shop = (changes: Partial<ShopSchedule> = {}): ShopSchedule => ({
  ...alwaysOpen,
  // The 16th is a Monday.
  week: [
    { day: 1, ...evening },
    { day: 5, ...untilOne },
    { day: 6, ...untilOne },
  ],
  lastOrderMinutes: 15,
  ...changes,
});

describe('the week', () => {
  it.each([
    ['16 17:59', { kind: 'closed', opensAt: at('16 18:00'), reason: null }],
    ['16 18:00', { kind: 'open', lastOrderAt: at('16 22:45'), closesAt: at('16 23:00'), minutesLeft: null }],
    ['16 22:14', { kind: 'open', minutesLeft: null }],
    ['16 22:15', { kind: 'open', minutesLeft: 30 }],
    ['16 22:44', { kind: 'open', minutesLeft: 1 }],
    ['16 22:45', { kind: 'lastOrdersOver', closesAt: at('16 23:00'), opensAt: at('20 18:00') }],
    ['16 23:00', { kind: 'closed', opensAt: at('20 18:00'), reason: null }],
    ['21 00:30', { kind: 'open', closesAt: at('21 01:00') }],
    ['21 01:00', { kind: 'closed', opensAt: at('21 18:00') }],
    // Saturday's hours end on Sunday, and the new week begins on Monday.
    ['22 00:59', { kind: 'lastOrdersOver', closesAt: at('22 01:00'), opensAt: at('23 18:00') }],
  ])('on the %s', (time, state) => {
    expect(shopStateAt(shop(), at(time))).toMatchObject(state);
  });

  it('rounds the minutes left up, and the next change is the next minute', () => {
    const moment = at('16 22:30') + 20_000;
    expect(shopStateAt(shop(), moment)).toMatchObject({ minutesLeft: 15 });
    expect(nextChangeAt(shop(), moment)).toBe(at('16 22:31'));
    expect(nextChangeAt(shop(), at('16 20:00'))).toBe(at('16 22:15'));
  });

  it('without rows is always open', () => {
    expect(shopStateAt(alwaysOpen, at('16 04:00'))).toEqual({
      kind: 'open',
      promiseMinutes: 45,
      lastOrderAt: null,
      closesAt: null,
      minutesLeft: null,
    });
    expect(nextChangeAt(alwaysOpen, at('16 04:00'))).toBeNull();
  });

  it('needs no look before the next opening when there are no special days', () => {
    expect(nextChangeAt(shop(), at('17 04:00'))).toBe(at('20 18:00'));
  });

  it('is always open with adjacent rows that cover the whole week', () => {
    const days = [1, 2, 3, 4, 5, 6, 7] as const;
    const week = days.flatMap((day) => [
      { day, opens: 0, closes: 720 },
      { day, opens: 720, closes: 0 },
    ]);
    expect(shopStateAt(shop({ week }), at('16 12:00'))).toMatchObject({ kind: 'open', closesAt: null });
  });

  it.each([
    ['ends at midnight', { opens: 23 * 60 + 45, closes: 0 }],
    ['ends after midnight', { opens: 23 * 60 + 50, closes: 5 }],
  ])('too short for an order in every week, announces no opening on any day: what %s', (_, hours) => {
    const short = shop({ week: [{ day: 1, ...hours }] });
    for (let day = 10; day < 24; day += 1) {
      expect(shopStateAt(short, at(`${day} 12:00`))).toEqual({ kind: 'closed', opensAt: null, reason: null });
    }
  });

  it('does not announce an opening that is too short for an order', () => {
    const week = [
      { day: 1 as const, opens: 600, closes: 615 },
      { day: 1 as const, opens: 1080, closes: 1380 },
    ];
    expect(shopStateAt(shop({ week }), at('16 09:00'))).toMatchObject({ opensAt: at('16 18:00') });
    expect(nextChangeAt(shop({ week }), at('16 09:00'))).toBe(at('16 10:00'));
    expect(shopStateAt(shop({ week }), at('16 10:00'))).toMatchObject({ kind: 'lastOrdersOver' });
  });
});

describe('a special day', () => {
  const closed = { kind: 'closed', date: '2026-11-16', reason: 'Día de la Revolución' } as const;
  it('replaces the rows of its weekday', () => {
    const free = shop({ specialDays: [closed] });
    expect(shopStateAt(free, at('16 19:00'))).toEqual({
      kind: 'closed',
      opensAt: at('20 18:00'),
      reason: 'Día de la Revolución',
    });
    const short = { kind: 'hours', date: '2026-11-16', reason: null, opens: 720, closes: 780 } as const;
    const early = shop({ specialDays: [short] });
    expect(shopStateAt(early, at('16 12:00'))).toMatchObject({ closesAt: at('16 13:00') });
    expect(shopStateAt(early, at('16 19:00'))).toMatchObject({ kind: 'closed', reason: null });
  });

  it('does not change the evening before, and closes a shop without rows for its date', () => {
    const saturday = { ...closed, date: '2026-11-21' };
    expect(shopStateAt(shop({ specialDays: [saturday] }), at('21 00:30'))).toMatchObject({ kind: 'open' });
    const always = { ...alwaysOpen, specialDays: [saturday] };
    expect(shopStateAt(always, at('20 23:59'))).toMatchObject({ kind: 'open', minutesLeft: 1 });
    expect(shopStateAt(always, at('21 00:00'))).toMatchObject({ kind: 'closed', opensAt: at('22 00:00') });
  });

  it('has the reason of any of its rows', () => {
    const morning = { kind: 'hours', date: '2026-11-16', reason: null, opens: 540, closes: 600 } as const;
    const noon = { ...morning, reason: 'Día de la Revolución', opens: 720, closes: 780 };
    expect(shopStateAt(shop({ specialDays: [morning, noon] }), at('16 11:00'))).toMatchObject({
      kind: 'closed',
      reason: 'Día de la Revolución',
    });
  });

  it('has its reason from five in the morning to five in the morning', () => {
    const free = shop({ specialDays: [closed] });
    expect(shopStateAt(free, at('16 04:59'))).toMatchObject({ reason: null });
    expect(nextChangeAt(free, at('16 04:59'))).toBe(at('16 05:00'));
    expect(shopStateAt(free, at('16 05:00'))).toMatchObject({ reason: 'Día de la Revolución' });
    expect(shopStateAt(free, at('17 04:59'))).toMatchObject({ reason: 'Día de la Revolución' });
    expect(shopStateAt(free, at('17 05:00'))).toMatchObject({ reason: null });
  });
});

it.each([Number.NaN, Number.NEGATIVE_INFINITY])(
  'is no state at the moment %s, even of a shop without hours',
  (at) => {
    expect(() => shopStateAt(alwaysOpen, at)).toThrow(RangeError);
    expect(() => shopStateAt({ ...alwaysOpen, isOpen: false }, at)).toThrow(RangeError);
  },
);

describe('priority (decision H1)', () => {
  const pausedUntil = at('16 20:30');
  const everything = { pausedUntil, busy: { minutes: 65, until: at('16 21:00') } };

  it('the owner’s switch is above a pause', () => {
    const switchedOff = shop({ ...everything, isOpen: false });
    expect(shopStateAt(switchedOff, at('16 20:00'))).toEqual({ kind: 'closed', opensAt: null, reason: null });
    expect(nextChangeAt(switchedOff, at('16 20:00'))).toBeNull();
  });

  it('a pause is above the week and the special days', () => {
    const paused = { kind: 'paused', until: pausedUntil, opensAt: pausedUntil };
    expect(shopStateAt(shop(everything), at('16 20:29'))).toEqual(paused);
    expect(shopStateAt(shop(everything), at('16 12:00'))).toEqual(paused);
    expect(shopStateAt(shop(everything), pausedUntil)).toMatchObject({ kind: 'open', promiseMinutes: 65 });
  });

  it('a pause that ends after closing gives the next opening', () => {
    const late = shop({ pausedUntil: at('16 23:30') });
    expect(shopStateAt(late, at('16 22:30'))).toMatchObject({ opensAt: at('20 18:00') });
    const intoLastOrders = shop({ pausedUntil: at('16 22:50') });
    expect(shopStateAt(intoLastOrders, at('16 22:30'))).toMatchObject({ opensAt: at('20 18:00') });
  });

  it('a rush changes only the promised minutes, until it ends', () => {
    const until = at('16 21:00');
    const rushed = shop({ busy: { minutes: 65, until } });
    expect(shopStateAt(rushed, until - 1)).toMatchObject({ kind: 'open', promiseMinutes: 65 });
    expect(nextChangeAt(rushed, until - 1)).toBe(until);
    expect(shopStateAt(rushed, until)).toMatchObject({ kind: 'open', promiseMinutes: 45 });
  });
});

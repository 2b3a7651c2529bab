import { expect, it } from 'vitest';
import { aMoment, anExtra, aProduct } from '../testing/build.ts';
import { isAvailable, isForLater, whyUnavailable } from './availability.ts';
import type { MenuWindow } from './menuHours.ts';

const { at } = aMoment;
const hour = 3_600_000;
const breakfast: MenuWindow = { days: [1, 2, 3, 4, 5, 6, 7], opens: 8 * 60, closes: 12 * 60 };
const tomorrowAt8 = Date.parse('2026-11-21T08:00-06:00');

it('a hidden product cannot be had at any moment', () => {
  expect(whyUnavailable(aProduct({ available: false, windows: [breakfast] }), aMoment)).toEqual({
    kind: 'hidden',
  });
});

it('a sold-out product or extra can be had again from the moment on at which it is back', () => {
  for (const item of [aProduct({ soldOutUntil: at + 1 }), anExtra({ soldOutUntil: at + 1 })]) {
    expect(whyUnavailable(item, aMoment)).toEqual({ kind: 'soldOut', until: at + 1 });
    expect(isAvailable(item, { ...aMoment, at: at + 1 })).toBe(true);
  }
});

it('a product outside of its windows can be had from the next one on', () => {
  const waffle = aProduct({ windows: [breakfast] });
  expect(whyUnavailable(waffle, aMoment)).toEqual({ kind: 'outsideHours', from: tomorrowAt8 });
  expect(isAvailable(waffle, { ...aMoment, at: tomorrowAt8 })).toBe(true);
});

it('the windows count, and what the backend said a while ago only where there are none', () => {
  const stale = { availableFrom: at + hour };
  expect(isAvailable(aProduct({ ...stale, windows: [{ ...breakfast, closes: 23 * 60 }] }), aMoment)).toBe(
    true,
  );
  expect(whyUnavailable(aProduct(stale), aMoment)).toEqual({ kind: 'outsideHours', from: at + hour });
  expect(isAvailable(aProduct(stale), { ...aMoment, at: at + hour })).toBe(true);
});

it('a combo waits for its crepas beside its own windows', () => {
  const dinner: MenuWindow = { ...breakfast, opens: 0, closes: 23 * 60 };
  const combo = aProduct({ isCombo: true, windows: [dinner], availableFrom: at + hour });
  expect(whyUnavailable(combo, aMoment)).toEqual({ kind: 'outsideHours', from: at + hour });
  expect(isAvailable(combo, { ...aMoment, at: at + hour })).toBe(true);
  const early = aProduct({ isCombo: true, windows: [breakfast], availableFrom: at + hour });
  expect(whyUnavailable(early, aMoment)).toEqual({ kind: 'outsideHours', from: tomorrowAt8 });
  expect(whyUnavailable(early, { ...aMoment, at: at + hour })).toEqual({
    kind: 'outsideHours',
    from: tomorrowAt8,
  });
});

it('an order for later can have what is back until its last moment, and nothing that is hidden', () => {
  const away = [
    whyUnavailable(aProduct({ soldOutUntil: at + hour }), aMoment),
    whyUnavailable(aProduct({ availableFrom: at + hour }), aMoment),
  ];
  expect(away.map((why) => isForLater(why, at + hour))).toEqual([true, true]);
  expect(away.map((why) => isForLater(why, at + hour - 1))).toEqual([false, false]);
  expect(isForLater({ kind: 'hidden' }, at + hour)).toBe(false);
  expect(isForLater(null, at + hour)).toBe(false);
});

import { extraId } from '@crepas/domain';
import { anExtra } from '@crepas/domain/testing';
import { describe, expect, it } from 'vitest';
import {
  extraNames,
  extraOthersCopy,
  extrasEdit,
  searchExtras,
  tickedExtras,
  ticksCopy,
  toggled,
} from './extraTicks.ts';

const names = ['Fresas', 'Nuez', 'Coco', 'Plátano', 'Cajeta', 'Nutella', 'Queso crema'];
const all = names.map((name, place) => anExtra({ id: place + 1, name, description: `Con ${name}` }));
const ids = (...numbers: readonly number[]) => numbers.map(extraId);

it('a card toggled twice is as it was', () => {
  expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggled(toggled([1, 2], 3), 3)).toEqual([1, 2]);
});

it('a tick that is taken back restores the list that was loaded, in its order', () => {
  const before = ids(1, 2);
  const once = tickedExtras({ extras: before, before }, extraId(1));
  expect(once).toEqual([2]);
  expect(tickedExtras({ extras: once, before }, extraId(1))).toBe(before);
});

describe('what is sent', () => {
  it('has the ticks, and the extras that the ticking began with', () => {
    expect(extrasEdit({ extras: ids(1, 3), before: ids(1, 2) }, all)).toEqual({
      extras: [1, 3],
      before: [1, 2],
    });
  });

  it('is nothing where nothing was changed, in whatever order the server lists them', () => {
    expect(extrasEdit({ extras: ids(2, 1), before: ids(1, 2) }, all)).toBeNull();
    expect(extrasEdit({ extras: [], before: [] }, all)).toBeNull();
  });

  it('is nothing while the extras of the product are not loaded: the call would replace them', () => {
    expect(extrasEdit({ extras: ids(1), before: null }, all)).toBeNull();
  });

  it('takes away the last one', () => {
    expect(extrasEdit({ extras: [], before: ids(1) }, all)).toEqual({ extras: [], before: [1] });
  });

  it('leaves out a new one that was deleted meanwhile, and keeps those that the product had', () => {
    expect(extrasEdit({ extras: ids(1, 98, 99), before: ids(98) }, all)).toEqual({
      extras: [1, 98],
      before: [98],
    });
    expect(extrasEdit({ extras: ids(99), before: [] }, all)).toBeNull();
  });

  it('has all ticks of a draft while the list of extras is not loaded', () => {
    expect(extrasEdit({ extras: ids(99), before: [] }, undefined)).toEqual({ extras: [99], before: [] });
  });
});

it('who saves later reads what somebody else did to the extras meanwhile', () => {
  const edit = { before: ids(1), extras: ids(1, 2) };
  expect(extraOthersCopy(edit, ids(1, 2), all)).toBe('');
  expect(extraOthersCopy(edit, ids(2, 3), all)).toBe(
    'Mientras tanto otra persona agregó «Coco» y quitó «Fresas».',
  );
});

it('names the extras in the order of the menu', () => {
  expect(extraNames(ids(3, 1), all)).toBe('Fresas, Coco');
});

it.each([
  [[], 'Sin extras'],
  [[99], 'Sin extras'],
  [[2, 1], 'Extras: Fresas, Nuez'],
  [[1, 2, 3, 4, 5], 'Extras: Fresas, Nuez, Coco, Plátano, Cajeta'],
  [[1, 2, 3, 4, 5, 6, 7], 'Extras (7): Fresas, Nuez, Coco, Plátano, Cajeta y 2 más'],
])('%j reads «%s»', (chosen, text) => {
  expect(ticksCopy(ids(...chosen), all)).toBe(text);
});

it.each([
  ['', names],
  ['platano', ['Plátano']],
  ['nu', ['Nuez', 'Nutella']],
  ['crema', ['Queso crema']],
  ['xkqwv', []],
])('%j finds %j', (typed, found) => {
  expect(searchExtras(all, typed).map(({ name }) => name)).toEqual(found);
});

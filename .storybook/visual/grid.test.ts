import { expect, it } from 'vitest';
import { difference, type Pixels, shrink } from './grid.ts';

type Rectangle = { left: number; top: number; width: number; height: number; colour: number[] };

/** A cream page of 160 × 80 px with a rectangle on it, a button by default. */
function aPicture(changes: Partial<Rectangle> = {}): Pixels {
  const { left, top, width, height, colour } = {
    ...{ left: 32, top: 16, width: 96, height: 48, colour: [198, 43, 71] },
    ...changes,
  };
  const data = new Uint8ClampedArray(160 * 80 * 4);
  for (let index = 0; index < 160 * 80; index++) {
    const [x, y] = [index % 160, Math.floor(index / 160)];
    const isInside = x >= left && x < left + width && y >= top && y < top + height;
    data.set([...(isInside ? colour : [255, 248, 236]), 255], index * 4);
  }
  return { width: 160, height: 80, data };
}

const compared = (changes: Partial<Rectangle>) => difference(shrink(aPicture()), shrink(aPicture(changes)));

it('shrinks eight by eight pixels to their mean colour', () => {
  const small = shrink(aPicture({ left: 0, top: 0, width: 4, height: 8, colour: [55, 48, 36] }));
  expect([small.width, small.height]).toEqual([20, 10]);
  expect([...small.data.slice(0, 8)]).toEqual([155, 148, 136, 255, 255, 248, 236, 255]);
});

it.each<[string, Partial<Rectangle>]>([
  ['a shade', { colour: [201, 46, 74] }],
  ['an edge one pixel off', { height: 49 }],
])('ignores %s, as another machine may render it', (_what, changes) => {
  expect(compared(changes)).toBeUndefined();
});

it.each<[string, Partial<Rectangle>]>([
  ['another colour', { colour: [208, 33, 81] }],
  ['another place', { left: 36 }],
  ['another height', { height: 44 }],
  ['its absence', { width: 0 }],
])('sees %s', (_what, changes) => {
  expect(compared(changes)).toMatch(/cells differ/);
});

it('names the first cell that differs', () => {
  expect(compared({ width: 0 })).toBe('150 of 200 cells differ, the first from 8 px, 0 px on');
});

it('reports another size', () => {
  const { data } = shrink(aPicture());
  expect(difference({ width: 10, height: 20, data }, { width: 20, height: 10, data })).toBe(
    'its size changed',
  );
});

import { expect, it } from 'vitest';
import { aProduct } from '../../testing/build.ts';
import { asGone, inPlace } from './inPlace.ts';

it('an open list keeps its places: what is gone is unavailable, what is new comes last', () => {
  const [one, two, three] = [aProduct(1), aProduct(2), aProduct(3)];
  const dearer = { ...two, name: 'Nueva' };
  expect(inPlace([one, two], [three, dearer], asGone)).toEqual([{ ...one, available: false }, dearer, three]);
});

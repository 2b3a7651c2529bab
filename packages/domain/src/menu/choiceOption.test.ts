import { expect, it } from 'vitest';
import { anOption } from '../testing/build.ts';
import { shownOptions } from './choiceOption.ts';

const options = [
  anOption({ id: 1 }),
  anOption({ id: 2, available: false }),
  anOption({ id: 3, soldOutUntil: 9 }),
  anOption({ id: 4, available: false, soldOutUntil: 9 }),
];

it.each([
  // To customers the server says of the fourth that it is hidden, and of a sold-out one when it is back.
  ['customer', [1, 3, 4]],
  ['staff', [1, 3]],
] as const)('as a %s reads them, what the owner hides is left out', (readBy, ids) => {
  expect(shownOptions(options, readBy).map(({ id }) => id)).toEqual(ids);
});

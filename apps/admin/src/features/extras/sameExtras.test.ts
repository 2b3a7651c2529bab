import { exampleMenu } from '@crepas/api/testing';
import { expect, it } from 'vitest';
import { takeOverCopy } from './sameExtras.ts';

const all = exampleMenu.extras;
const [first, second, third] = all;
const ids = (...extras: (typeof first)[]) => extras.flatMap((extra) => (extra ? [extra.id] : []));

it('says what a product gets and loses', () => {
  expect(takeOverCopy(ids(first), ids(second, third), all)).toBe(
    `Agrega: ${second?.name}, ${third?.name}. Quita: ${first?.name}.`,
  );
});

it('says nothing of a product that has the same extras in another order', () => {
  expect(takeOverCopy(ids(second, first), ids(first, second), all)).toBeNull();
});

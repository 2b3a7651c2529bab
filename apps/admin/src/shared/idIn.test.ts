import { expect, it } from 'vitest';
import { idIn } from './idIn.ts';

it.each([
  ['7', 7],
  ['123456', 123_456],
])('«%s» is an id', (text, id) => {
  expect(idIn(text)).toBe(id);
});

it.each(['', '0', '-1', '1.5', '7x', 'NaN', '1e3', '99999999999999999999', null, undefined])(
  '«%s» is no id',
  (text) => {
    expect(idIn(text)).toBeNull();
  },
);

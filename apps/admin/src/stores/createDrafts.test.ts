import { expect, it } from 'vitest';
import { createDrafts } from './createDrafts.ts';

it('a draft is what was written last, until it is discarded', () => {
  const { read, write, discard } = createDrafts<string>();
  expect(read('a')).toBeUndefined();
  write('a', 'Fre');
  write('a', 'Fresa');
  write('b', 'Nuez');
  expect(read('a')).toBe('Fresa');
  discard('a');
  expect(read('a')).toBeUndefined();
  expect(read('b')).toBe('Nuez');
});

it('forms of two kinds share nothing, even under one name', () => {
  const one = createDrafts<string>();
  const other = createDrafts<number>();
  one.write('new', 'Fresa');
  expect(other.read('new')).toBeUndefined();
});

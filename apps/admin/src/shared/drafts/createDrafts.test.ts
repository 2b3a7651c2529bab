import { expect, it } from 'vitest';
import { createDrafts } from './createDrafts.ts';

it('a draft keeps the last change until it is discarded', () => {
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

it('two kinds of forms share no drafts, even with the same name', () => {
  const one = createDrafts<string>();
  const other = createDrafts<number>();
  one.write('new', 'Fresa');
  expect(other.read('new')).toBeUndefined();
});

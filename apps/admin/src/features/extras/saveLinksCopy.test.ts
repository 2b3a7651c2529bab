import { ApiError } from '@crepas/api';
import { expect, it } from 'vitest';
import { saveLinksCopy } from './saveLinksCopy.ts';
import { toggled } from './toggled.ts';

it.each([
  ['the backend in its own words', new ApiError('http', 'x', { serverMessage: 'No existe' }), 'No existe'],
  ['a backend without words', new ApiError('http', 'Error 500: x'), 'Error al guardar las relaciones'],
  ['no answer', new ApiError('network', 'Timeout'), 'Error al conectar con el servidor'],
  ['anything else', new Error('x'), 'Error al conectar con el servidor'],
])('links refused by %s', (_, error, words) => {
  expect(saveLinksCopy(error)).toBe(words);
});

it('a card toggled twice is as it was', () => {
  expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggled(toggled([1, 2], 3), 3)).toEqual([1, 2]);
});

import { ApiError } from '@crepas/api';
import { expect, it } from 'vitest';
import { checkExtra, saveLinksCopy } from './extraForm.ts';

it.each([
  ['the backend in its own words', new ApiError('http', 'x', { serverMessage: 'No existe' }), 'No existe'],
  ['a backend without words', new ApiError('http', 'Error 500: x'), 'Error al guardar las relaciones'],
  ['no answer', new ApiError('network', 'Timeout'), 'Error al conectar con el servidor'],
  ['anything else', new Error('x'), 'Error al conectar con el servidor'],
])('links refused by %s', (_, error, words) => {
  expect(saveLinksCopy(error)).toBe(words);
});

it('every missing field of an extra is marked, with the sentence of spec §5', () => {
  expect(checkExtra({ name: ' ', description: '', price: '0' })).toEqual({
    kind: 'invalid',
    notice: 'Completa todos los campos',
    errors: {
      name: 'Este campo es requerido',
      description: 'Este campo es requerido',
      price: 'Este campo es requerido',
    },
  });
  expect(checkExtra({ name: 'Nuez', description: 'Picada', price: '1,25' })).toMatchObject({
    notice: 'Completa todos los campos',
  });
});

it('a second extra of one name is refused at its field, whatever its accents', () => {
  const form = { name: 'Platano ', description: 'En rodajas', price: '15' };
  expect(checkExtra(form, ['Nuez', 'Plátano'])).toEqual({
    kind: 'invalid',
    errors: { name: 'Ya hay un extra con ese nombre.' },
  });
  expect(checkExtra(form, ['Nuez']).kind).toBe('ok');
  expect(checkExtra({ ...form, name: '🍓' }, ['🍫']).kind).toBe('ok');
});

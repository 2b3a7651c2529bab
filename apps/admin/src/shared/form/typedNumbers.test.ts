import { expect, it } from 'vitest';
import { readNumbers, typedNumbers } from './typedNumbers.ts';

const fields = {
  name: { wire: 'nombre', label: 'Nombre', max: 60 },
  minutes: { wire: 'minutos', label: 'Minutos', unit: 'min', min: 5, max: 240 },
  days: { wire: 'dias', label: 'Días', unit: 'días', min: 1, max: 90, isOptional: true },
} as const;

it('numbers are typed as text, and none as an empty one', () => {
  expect(typedNumbers(fields, { name: 'Ana', minutes: 30, days: null })).toEqual({ minutes: '30', days: '' });
});

it.each([
  [{ minutes: ' 30 ' }, { minutes: 30 }],
  [{ days: ' ' }, { days: null }],
  [
    { minutes: '5', days: '90' },
    { minutes: 5, days: 90 },
  ],
  [{ name: '7' }, {}],
])('%j is read as %j', (typed, values) => {
  expect(readNumbers(fields, typed)).toEqual({ values, errors: {} });
});

it.each(['', '4', '241', '1e2', '1.5', '-5', '30 min', '３０'])('«%s» is no number of minutes', (minutes) => {
  expect(readNumbers(fields, { minutes }).errors).toEqual({ minutes: 'Escribe un número de 5 a 240' });
});

it('an optional one says that it may be empty', () => {
  expect(readNumbers(fields, { days: '91' }).errors.days).toBe('Escribe un número de 1 a 90, o déjalo vacío');
});

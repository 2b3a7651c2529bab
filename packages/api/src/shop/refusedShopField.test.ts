import { expect, it } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { refusedShopField } from './refusedShopField.ts';
import { shopBody } from './shopFields.ts';

const refusal = (status: number, body: { error: string; campo?: string }) =>
  new ApiError('http', `Error ${status}`, { status, body, serverMessage: body.error });
const withField = (campo: string) => refusedShopField(refusal(422, { error: 'No.', campo }));

it.each([
  ['nombre', { field: 'name', row: null, part: null }],
  ['minutos_entrega', { field: 'deliveryMinutes', row: null, part: null }],
  ['horario.3', { field: 'week', row: 3, part: null }],
  ['dias.0', { field: 'specialDays', row: 0, part: null }],
  ['zona', { field: 'zone', row: null, part: null }],
  ['responsable', { field: 'responsible', row: null, part: null }],
  ['horario.2.abre', { field: 'week', row: 2, part: null }],
  ['responsable.correo', { field: 'responsible', row: null, part: 'email' }],
  ['responsable.telefono', { field: 'responsible', row: null, part: 'phone' }],
])('«%s» of a refusal is %j', (campo, field) => {
  expect(withField(campo)).toEqual(field);
});

it('knows every field that the owner can change', () => {
  expect(Object.keys(shopBody.entries).filter((campo) => withField(campo) === null)).toEqual([]);
});

it.each([
  ['a field of another call', withField('precio')],
  ['a name that every object has', withField('toString')],
  ['a sentence without a field', refusedShopField(refusal(422, { error: 'No se puede.' }))],
  ['another status', refusedShopField(refusal(409, { error: 'No.', campo: 'nombre' }))],
  ['a failure of the network', refusedShopField(new ApiError('network', 'Network error'))],
  ['a fault of the program', refusedShopField(new Error('«nombre»'))],
])('%s is none of them', (_, field) => {
  expect(field).toBeNull();
});

import { ApiError, type Shop } from '@crepas/api';
import { expect, it } from 'vitest';
import { aShop } from '../../testing/aShop.ts';
import { refusedField } from './refusedField.ts';
import { formOf } from './shopForm.ts';

const shop: Shop = {
  ...aShop,
  week: [
    { day: 1, opens: 1_080, closes: 1_380 },
    { day: 5, opens: 600, closes: 840 },
    { day: 5, opens: 1_080, closes: 60 },
  ],
  specialDays: [{ kind: 'closed', date: '2026-12-25', reason: null }],
};
const refusal = (status: number, campo: string) =>
  new ApiError('http', `Error ${status}`, { status, body: { error: 'No.', campo } });
const fieldOf = (error: unknown, changes: Partial<Shop> = {}) =>
  refusedField(error, formOf({ ...shop, ...changes }));

it.each([
  ['horario.2', 'week 4 1'],
  ['horario', 'week 0 0'],
  ['dias.0', 'day 0'],
  ['zona', 'zone'],
  ['nombre', 'name'],
  ['lema', 'tagline'],
  ['mensaje', 'message'],
  ['abierto', 'isOpen'],
  ['whatsapp', 'whatsApp'],
  ['minutos_entrega', 'deliveryMinutes'],
  ['ultimo_pedido_minutos', 'lastOrderMinutes'],
  ['responsable.correo', 'responsible email'],
  ['responsable', 'responsible name'],
  ['programar.por_cuarto', 'scheduling maxPerQuarter'],
  ['programar', 'scheduling daysAhead'],
])('a refusal of «%s» stands at the field «%s»', (campo, field) => {
  expect(fieldOf(refusal(422, campo))).toBe(field);
});

it('is nothing for a field that the screen does not have, and for another failure', () => {
  expect(fieldOf(refusal(422, 'zona_horaria'))).toBe('timeZone');
  expect(fieldOf(refusal(422, 'horario.9'))).toBeNull();
  expect(fieldOf(refusal(422, 'dias.0'), { specialDays: [] })).toBeNull();
  expect(fieldOf(refusal(403, 'nombre'))).toBeNull();
  expect(fieldOf(new Error('nombre'))).toBeNull();
});

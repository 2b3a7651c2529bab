import { ApiError, type Shop } from '@crepas/api';
import { expect, it } from 'vitest';
import { aShop } from '../../testing/aShop.ts';
import { refusedErrors } from './refusedErrors.ts';
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
const refusal = (status: number, serverMessage: string, campo?: string) =>
  new ApiError('http', `Error ${status}`, {
    status,
    serverMessage,
    body: { error: serverMessage, ...(campo !== undefined && { campo }) },
  });
const errorsOf = (error: unknown, changes: Partial<Shop> = {}) =>
  refusedErrors(error, formOf({ ...shop, ...changes }));

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
])('a refusal of «%s» stands at the field «%s», without the name on the wire', (campo, field) => {
  expect(errorsOf(refusal(422, `«${campo}»: no se puede.`, campo))).toEqual({ [field]: 'No se puede.' });
});

it('a sentence that does not begin with the field stays whole', () => {
  const text = 'El dato «Minutos de entrega» no es válido.';
  expect(errorsOf(refusal(400, text, 'minutos_entrega'))).toEqual({ deliveryMinutes: text });
});

it('is nothing for a field that the screen does not have, and for another failure', () => {
  expect(errorsOf(refusal(422, 'No.', 'zona_horaria'))).toEqual({ timeZone: 'No.' });
  expect(errorsOf(refusal(422, 'No.', 'horario.9'))).toBeNull();
  expect(errorsOf(refusal(422, 'No.', 'dias.0'), { specialDays: [] })).toBeNull();
  expect(errorsOf(refusal(403, 'No puedes.', 'nombre'))).toBeNull();
  expect(errorsOf(new Error('nombre'))).toBeNull();
});

import type { Cents } from '@crepas/domain';
import { expect, it } from 'vitest';
import { messageOf } from './messageOf.ts';

const message = {
  id: 7,
  minutes: null,
  reason: null,
  total: 123_450 as Cents,
  fulfilment: 'delivery',
} as const;

it.each([
  ['contentChanged', 'El nuevo total es $1,234.50.'],
  ['staffAlert', 'Espera desde hace más de un minuto.'],
  ['ownerAlert', 'Espera desde hace 3 minutos.'],
  ['ticketAlert', 'Espera desde hace 2 minutos. Revisa la impresora o prepáralo desde la pantalla.'],
] as const)('the message of %s says «%s»', (kind, body) => {
  expect(messageOf({ ...message, occasion: kind }).body).toBe(body);
});

import type { Cents } from '@crepas/domain';
import { expect, it } from 'vitest';
import { messageOf } from './messageOf.ts';

const message = {
  id: 7,
  placedAt: new Date('2026-11-20T19:40:00-06:00'),
  scheduledFor: null,
  now: Date.parse('2026-11-20T19:41:00-06:00'),
  minutes: null,
  reason: null,
  total: 123_450 as Cents,
  fulfilment: 'delivery',
  timeZone: 'America/Mexico_City',
} as const;

it.each([
  ['contentChanged', 'El nuevo total es $1,234.50.'],
  ['staffAlert', 'Espera desde hace más de un minuto.'],
  ['ownerAlert', 'Espera desde hace 3 minutos.'],
  ['ticketAlert', 'Espera desde hace 2 minutos. Revisa la impresora o prepáralo desde la pantalla.'],
] as const)('the message of %s says «%s»', (kind, body) => {
  expect(messageOf({ ...message, occasion: kind }).body).toBe(body);
});

it('an alert of an order for later says for when it is', () => {
  const later = {
    ...message,
    scheduledFor: new Date('2026-11-21T20:30:00-06:00'),
    occasion: 'staffAlert',
  } as const;
  expect(messageOf(later).body).toBe('Espera desde hace más de un minuto. Es para mañana a las 8:30 p.m.');
});

it.each([
  [45, 'delivery', 'Llega hacia las 8:25 p.m.'],
  [20, 'pickup', 'Está listo hacia las 8:00 p.m.'],
  [null, 'delivery', 'Ya lo tiene la cocina.'],
] as const)('an order accepted with %s minutes (%s): «%s»', (minutes, fulfilment, body) => {
  expect(messageOf({ ...message, occasion: 'accepted', minutes, fulfilment }).body).toBe(body);
});

it.each([
  ['accepted', 'La tienda aceptó tu pedido #7', 'Es para mañana a las 8:30 p.m.'],
  ['preparationDue', 'Ya empezamos tu pedido #7', 'Es para mañana a las 8:30 p.m.'],
  [
    'contentChanged',
    'La tienda cambió tu pedido #7',
    'El nuevo total es $1,234.50. Es para mañana a las 8:30 p.m.',
  ],
] as const)('an order for later, %s: «%s»', (occasion, title, body) => {
  const scheduledFor = new Date('2026-11-21T20:30:00-06:00');
  expect(messageOf({ ...message, scheduledFor, occasion, minutes: 30 })).toMatchObject({ title, body });
});

import type { ExpectedTime, OrderStage, ScheduleRemarks } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { laterCopy } from './laterCopy.ts';
import { arrivalSentence, orderProgressCopy, orderStateCopy, stageSentence } from './orderCopy.ts';

const zone = 'America/Mexico_City';
const at = (time: string) => Date.parse(`2026-11-${time}:00-06:00`);
const now = at('27T19:40');
const said = { minutes: null, reason: null };

/** What a customer reads of an order for 8:30 p.m. whose preparation begins at 7:45 p.m. */
function read(
  stage: OrderStage | null,
  {
    moment = at('27T20:30'),
    isLate = false,
    ...changes
  }: ScheduleRemarks & { moment?: number; isLate?: boolean } = {},
) {
  const order = { stage, scheduledFor: moment, preparationAt: moment - 45 * 60_000, ...changes };
  const later = laterCopy(order, now, zone);
  const expected: ExpectedTime = { at: new Date(moment), isLate };
  const shown = { stage, fulfilment: 'delivery' } as const;
  const promise = stage && arrivalSentence(stage, 'delivery', expected, zone, later);
  return {
    label: orderStateCopy('active', stage, later),
    progress: orderProgressCopy(shown, expected, zone, later),
    sentence: stage && stageSentence(stage, 'delivery', said, promise, later),
  };
}

describe('an order for later', () => {
  it('was just placed', () => {
    expect(read(null)).toMatchObject({ label: 'PEDIDO PROGRAMADO', progress: 'Para hoy a las 8:30 p.m.' });
  });

  it('waits for the answer of the shop, or for its opening', () => {
    expect(read('received', { moment: at('28T20:30') })).toEqual({
      label: 'PEDIDO PROGRAMADO',
      progress: 'Recibido · para mañana a las 8:30 p.m.',
      sentence: 'La tienda tiene tu pedido y pronto lo confirma. Es para mañana a las 8:30 p.m.',
    });
    expect(read('received', { alertsFrom: now + 1 }).sentence).toBe(
      'La tienda tiene tu pedido y lo confirma cuando abra. Es para hoy a las 8:30 p.m.',
    );
    expect(read('awaitingConfirmation').sentence).toBe(
      'La tienda te llama para confirmar tu pedido para hoy a las 8:30 p.m. Aún no lo prepara.',
    );
  });

  it('is on hold: the shop accepted it, and begins later', () => {
    expect(read('accepted')).toEqual({
      label: 'PEDIDO PROGRAMADO',
      progress: 'Confirmado para hoy a las 8:30 p.m.',
      sentence: 'Confirmado para hoy a las 8:30 p.m. La tienda empieza a prepararlo más tarde.',
    });
  });

  it('reads like an order for now once its preparation has begun', () => {
    expect(read('accepted', { preparationAt: now })).toEqual({
      label: 'PEDIDO EN PREPARACIÓN',
      progress: 'Aceptado · para hoy a las 8:30 p.m.',
      sentence: 'La tienda aceptó tu pedido. Es para hoy a las 8:30 p.m.',
    });
    expect(read('preparing').sentence).toBe('Estamos preparando tu pedido. Llega hacia las 8:30 p.m.');
    expect(read('accepted', { preparationAt: now, isLate: true })).toMatchObject({
      progress: 'Vamos tarde · hacia las 8:30 p.m.',
      sentence: 'La tienda aceptó tu pedido. Vamos tarde: ahora hacia las 8:30 p.m.',
    });
  });
});

it('of an order for as soon as possible nothing of that is said', () => {
  expect(laterCopy({ stage: 'accepted', isHeld: true }, now, zone)).toBeNull();
});

import type { Shop } from '@crepas/api';
import { type EndCause, type Fulfilment, maxPromisedMinutes } from '@crepas/domain';
import { usualMinutes } from './boardCopy.ts';

/** Why an order is rejected that the shop could not confirm. The customer reads it. */
export const unconfirmedReasons = ['No contesta', 'Número falso'] as const;

/** What a kitchen usually needs. */
const kitchenMinutes = [10, 15, 20, 30, 45];

/**
 * The minutes from now that staff choose between: until a pickup is ready, or until a delivery is at its door, which is what the
 * kitchen needs and the way («Tiempo de camino»). What the shop promises at this moment is one of them.
 */
export function answerMinutes(
  shop: Shop | undefined,
  fulfilment: Fulfilment,
  nowMs: number,
): readonly number[] {
  const way = fulfilment === 'delivery' ? (shop?.travelMinutes ?? 0) : 0;
  const choices = new Set([
    ...kitchenMinutes.map((minutes) => minutes + way),
    usualMinutes(shop, fulfilment, nowMs),
  ]);
  return [...choices].sort((a, b) => a - b);
}

/** What the chosen minutes mean, for everybody who reads them (decision O17). */
export const untilCopy = (fulfilment: Fulfilment): string =>
  fulfilment === 'pickup' ? 'listo en' : 'en su puerta en';

/** The typed minutes; null unless the backend accepts them. */
export function minutesOf(answer: string): number | null {
  const minutes = Number(answer);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= maxPromisedMinutes ? minutes : null;
}

type Reason = { readonly text: string; readonly cause: EndCause };

const reasons: Readonly<Record<'rejected' | 'cancelled', readonly Reason[]>> = {
  rejected: [
    { text: 'Estamos llenos por ahora', cause: 'tooBusy' },
    { text: 'Se acabó un ingrediente', cause: 'soldOut' },
    { text: 'Estás fuera de nuestra zona', cause: 'outOfZone' },
    { text: 'Ya cerramos', cause: 'closed' },
  ],
  cancelled: [
    { text: 'Nadie recibió el pedido', cause: 'notReceived' },
    { text: 'Lo pidió el cliente', cause: 'askedByCustomer' },
    { text: 'No pudimos comunicarnos contigo', cause: 'unreachable' },
    { text: 'Se acabó un ingrediente', cause: 'soldOut' },
  ],
};

/** Frequent reasons. The customer reads the chosen one. Nothing is outside of the zone of an order that is picked up. */
export const reasonsOf = (ending: 'rejected' | 'cancelled', fulfilment: Fulfilment): readonly Reason[] =>
  fulfilment === 'delivery'
    ? reasons[ending]
    : reasons[ending]
        .filter(({ cause }) => cause !== 'outOfZone')
        .map((one) => (one.cause === 'notReceived' ? { ...one, text: 'Nadie recogió el pedido' } : one));

/** Frequent reasons of a change. The customer reads the chosen one. */
export const changeReasons: readonly string[] = [
  'Se acabó un ingrediente',
  'Nos lo pediste',
  'Nos equivocamos',
];

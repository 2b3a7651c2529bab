import type { EndCause, Fulfilment } from '@crepas/domain';

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

/** Frequent reasons. The customer reads the chosen one. Nothing is outside of the zone of an order that is fetched. */
export const reasonsOf = (ending: 'rejected' | 'cancelled', fulfilment: Fulfilment): readonly Reason[] =>
  fulfilment === 'delivery'
    ? reasons[ending]
    : reasons[ending]
        .filter(({ cause }) => cause !== 'outOfZone')
        .map((one) => (one.cause === 'notReceived' ? { ...one, text: 'Nadie recogió el pedido' } : one));

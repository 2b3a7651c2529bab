import type { Fulfilment } from '@crepas/domain';
import * as v from 'valibot';

export const fulfilmentNames = { delivery: 'domicilio', pickup: 'recoger' } as const satisfies Record<
  Fulfilment,
  string
>;

/** In a request. */
export const fulfilmentWire = v.picklist(Object.values(fulfilmentNames));

/** In an answer. An order that a courier brings has no such field, as in the specification. */
export const fulfilmentField = { entrega: v.optional(v.fallback(v.optional(v.string()), undefined)) };

type FulfilmentWire = { readonly entrega?: string | undefined };

export const fulfilmentFromWire = ({ entrega }: FulfilmentWire): Fulfilment =>
  entrega === fulfilmentNames.pickup ? 'pickup' : 'delivery';

export const fulfilmentToWire = (fulfilment: Fulfilment) =>
  fulfilment === 'delivery' ? {} : { entrega: fulfilmentNames[fulfilment] };

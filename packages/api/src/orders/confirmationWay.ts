import type { ConfirmationWay } from '@crepas/domain';
import type { OrderBody } from './orderRequest.ts';

/** The values of `via`. */
export const confirmationWays = { call: 'llamada', whatsApp: 'whatsapp' } as const satisfies Record<
  ConfirmationWay,
  string
>;

/** The body of an order without a code. */
export type UnprovenPayload = OrderBody & { readonly via: (typeof confirmationWays)[ConfirmationWay] };

/** A body as it is stored and sent: with `via` it belongs to `POST /orders/sin-codigo`. */
export type SentOrder = OrderBody | UnprovenPayload;

export const isUnproven = (payload: SentOrder): payload is UnprovenPayload => 'via' in payload;

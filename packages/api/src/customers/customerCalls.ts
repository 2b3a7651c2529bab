import { maxReasonLength, type PhoneNumber } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall } from '../wire/call.ts';
import { whole } from '../wire/fields.ts';
import { boundedText, filledLines, phone, wholeFrom } from '../wire/requestFields.ts';
import {
  knownCustomerFromWire,
  knownCustomerWire,
  type PhoneBlockWire,
  personDataFromWire,
  personDataWire,
  phoneBlockFromWire,
  phoneBlockWire,
} from './personData.ts';

export type PersonPage = {
  readonly phone: PhoneNumber;
  /** From the page before; none for the first one. */
  readonly cursor?: string;
};

export type PhoneBlocking = {
  readonly phone: PhoneNumber;
  /** Staff read it, the customer does not. */
  readonly reason: string;
  /** Null: until somebody ends it. */
  readonly days: number | null;
};

/** Each of these calls is an extension, about one phone. */
const ofPhone = {
  isExtension: true,
  params: v.object({ phone }),
  send: (phone: PhoneNumber) => ({ params: { phone } }),
} as const;

/** Extension: what is kept of a phone, its orders in pages. */
export const getPerson = defineCall({
  method: 'GET',
  path: '/personas/:phone',
  isExtension: true,
  access: 'owner',
  params: v.object({ phone }),
  query: v.object({
    cursor: v.optional(boundedText(200)),
    limit: v.optional(wholeFrom(1, 200), 50),
  }),
  answer: personDataWire,
  send: ({ phone, cursor }: PersonPage) => ({
    params: { phone },
    query: { ...(cursor !== undefined && { cursor }) },
  }),
  decode: personDataFromWire,
});

/** The same answer as a file, 200 orders each; its type is `application/json`. */
export const personFile = ({ phone, cursor }: PersonPage) =>
  `/personas/${encodeURIComponent(phone)}?${new URLSearchParams({ limit: '200', ...(cursor !== undefined && { cursor }) })}`;

/** Extension: whether the store refuses the orders of the phone. */
export const getPhoneBlock = defineCall({
  ...ofPhone,
  method: 'GET',
  path: '/personas/:phone/bloqueo',
  access: 'staff',
  answer: v.object({ bloqueo: v.nullable(phoneBlockWire) }),
  decode: ({ bloqueo }: { readonly bloqueo: PhoneBlockWire | null }) =>
    bloqueo && phoneBlockFromWire(bloqueo),
});

/** Extension: the store refuses the orders of the phone from now on, or with another reason or end. */
export const blockPhone = defineCall({
  method: 'PUT',
  path: '/personas/:phone/bloqueo',
  isExtension: true,
  access: 'staff',
  params: v.object({ phone }),
  body: v.object({ motivo: filledLines(maxReasonLength), dias: v.optional(wholeFrom(1, 365)) }),
  answer: phoneBlockWire,
  send: ({ phone, reason, days }: PhoneBlocking) => ({
    params: { phone },
    body: { motivo: reason, ...(days !== null && { dias: days }) },
  }),
  decode: phoneBlockFromWire,
});

/** Ends it. 404 for a phone that is not blocked. */
export const unblockPhone = defineCall({
  ...ofPhone,
  method: 'DELETE',
  path: '/personas/:phone/bloqueo',
  access: 'staff',
  answer: v.object({ ok: v.literal(true) }),
  decode: () => undefined,
});

/** Extension: erases it; the orders stay as sums. 409 while an order of the phone is active. */
export const erasePerson = defineCall({
  ...ofPhone,
  method: 'DELETE',
  path: '/personas/:phone',
  access: 'owner',
  answer: v.object({ pedidos: whole }),
  /** How many orders had data of the phone. */
  decode: ({ pedidos }: { pedidos: number }) => ({ erasedOrders: pedidos }),
});

/** What earlier orders of a phone tell. */
export const getKnownCustomer = defineCall({
  ...ofPhone,
  method: 'GET',
  path: '/clientes/:phone',
  access: 'staff',
  answer: knownCustomerWire,
  decode: knownCustomerFromWire,
});

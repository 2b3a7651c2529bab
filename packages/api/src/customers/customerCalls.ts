import type { PhoneNumber } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall } from '../wire/call.ts';
import { whole } from '../wire/fields.ts';
import { phone } from '../wire/requestFields.ts';
import { knownCustomerFromWire, knownCustomerWire } from './knownCustomer.ts';
import { personDataFromWire, personDataWire } from './personData.ts';

/** Extension: everything that is kept of a phone. */
export const getPerson = defineCall({
  method: 'GET',
  path: '/personas/:phone',
  isExtension: true,
  access: 'owner',
  params: v.object({ phone }),
  answer: personDataWire,
  send: (phone: PhoneNumber) => ({ params: { phone } }),
  decode: personDataFromWire,
});

/** The same answer as a file; its type is `application/json`. */
export const personFile = (phone: PhoneNumber) => `/personas/${encodeURIComponent(phone)}`;

/** Extension: erases it; the orders stay as sums. 409 while an order of the phone is active. */
export const erasePerson = defineCall({
  method: 'DELETE',
  path: '/personas/:phone',
  isExtension: true,
  access: 'owner',
  params: v.object({ phone }),
  answer: v.object({ pedidos: whole }),
  send: (phone: PhoneNumber) => ({ params: { phone } }),
  /** How many orders had data of the phone. */
  decode: ({ pedidos }: { pedidos: number }) => ({ erasedOrders: pedidos }),
});

/** Extension: the settings of the shop that are not public. `updateShop` changes them. */
export const getPrivateSettings = defineCall({
  method: 'GET',
  path: '/shop/privado',
  isExtension: true,
  access: 'owner',
  answer: v.object({ olvidar_despues_dias: v.nullable(whole) }),
  decode: ({ olvidar_despues_dias }: { olvidar_despues_dias: number | null }) => ({
    forgetAfterDays: olvidar_despues_dias,
  }),
});

/** What earlier orders of a phone tell. */
export const getKnownCustomer = defineCall({
  method: 'GET',
  path: '/clientes/:phone',
  isExtension: true,
  access: 'staff',
  params: v.object({ phone }),
  answer: knownCustomerWire,
  send: (phone: PhoneNumber) => ({ params: { phone } }),
  decode: knownCustomerFromWire,
});

import type { PhoneBounds, PhoneNumber } from '@crepas/domain';
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

const privateSettingsWire = v.object({
  olvidar_despues_dias: v.nullable(whole),
  max_en_curso: v.optional(whole),
  max_en_un_dia: v.optional(whole),
});
type PrivateSettingsWire = v.InferOutput<typeof privateSettingsWire>;

/** The bounds of a phone are absent from an older server. */
export type PrivateSettings = Partial<PhoneBounds> & { readonly forgetAfterDays: number | null };

/** Extension: the settings of the shop that are not public. `updateShop` changes them. */
export const getPrivateSettings = defineCall({
  method: 'GET',
  path: '/shop/privado',
  isExtension: true,
  access: 'owner',
  answer: privateSettingsWire,
  decode: ({ olvidar_despues_dias, max_en_curso, max_en_un_dia }: PrivateSettingsWire): PrivateSettings => ({
    forgetAfterDays: olvidar_despues_dias,
    ...(max_en_curso !== undefined && { maxOpenOrders: max_en_curso }),
    ...(max_en_un_dia !== undefined && { maxDailyOrders: max_en_un_dia }),
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

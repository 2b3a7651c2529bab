import { maxAutoRejectMinutes, maxForgetDays, minAutoRejectMinutes, minForgetDays } from '@crepas/domain';
import * as v from 'valibot';
import type { PartialBody } from '../wire/fields.ts';
import { type FieldTable, fieldsFromWire, fieldsToWire, listOfCodec, orNull } from '../wire/fieldTable.ts';
import { boundedText, degrees, filledLine, line, lines, listOf, wholeFrom } from '../wire/requestFields.ts';
import {
  feeSettingsBody,
  feeZoneFromWire,
  feeZoneToWire,
  termsFromWire,
  termsToWire,
} from './feeSettings.ts';
import {
  methodsFromWire,
  methodsToWire,
  paymentMethodWire,
  transferFromWire,
  transferToWire,
} from './paymentSettings.ts';
import { pickupFromWire, pickupToWire } from './pickupSettings.ts';
import { responsibleFromWire, responsibleToWire, type Shop } from './shop.ts';
import {
  closedHours,
  openHours,
  specialDayFromWire,
  specialDayToWire,
  weekRowFromWire,
  weekRowToWire,
  weekRowWire,
} from './shopHours.ts';
import { zoneFromWire, zoneToWire } from './zone.ts';

/** The owner's change of the shop: an omitted field keeps its value, and a list replaces the whole list. */
export type ShopChange = Partial<Omit<Shop, 'pausedUntil' | 'busy' | 'pickupPausedUntil' | 'features'>> & {
  /** The days after which the personal data of an order is erased; null means never. Only `GET /shop/privado` answers it. */
  readonly forgetAfterDays?: number | null;
};

/** The domain checks the lengths, because each fault has its own message. */
const partOfResponsible = line(1000);

/** The same for the account that customers transfer to. */
const partOfAccount = line(200);

/** The domain checks that the date exists, because that fault has its own message. */
const dayFields = { fecha: boundedText(40), motivo: v.nullish(line(60)) };

/** A refusal of a variant names the invalid field. */
const specialDayBody = v.variant('cerrado', [
  v.object({ ...dayFields, ...closedHours }),
  v.object({ ...dayFields, ...openHours }),
]);

/** The body of `PUT /shop`. The server refuses what has this shape and breaks a rule of the domain with 422. */
export const shopBody = v.object({
  nombre: filledLine(60),
  lema: line(120),
  minutos_entrega: wholeFrom(5, 240),
  whatsapp: v.pipe(boundedText(15), v.regex(/^(\d{10,15})?$/)),
  abierto: v.boolean(),
  mensaje: lines(300),
  zona_horaria: boundedText(60),
  horario: listOf(weekRowWire, 50),
  dias: listOf(specialDayBody, 400),
  ultimo_pedido_minutos: wholeFrom(0, 60),
  zona: v.nullable(listOf(v.tuple([degrees, degrees]), 1000)),
  responsable: v.nullable(
    v.object({
      nombre: partOfResponsible,
      domicilio: lines(1000),
      correo: partOfResponsible,
      telefono: partOfResponsible,
    }),
  ),
  rechazo_automatico_minutos: v.nullable(wholeFrom(minAutoRejectMinutes, maxAutoRejectMinutes)),
  olvidar_despues_dias: v.nullable(wholeFrom(minForgetDays, maxForgetDays)),
  sin_codigo: v.boolean(),
  /** The domain checks that there is one, and none twice. */
  pagos: listOf(paymentMethodWire, 20),
  recoger: v.object({ activo: v.boolean(), minutos: wholeFrom(5, 240) }),
  transferencia: v.nullable(v.object({ banco: partOfAccount, clabe: partOfAccount, titular: partOfAccount })),
  ...feeSettingsBody,
});
export type ShopBody = v.InferOutput<typeof shopBody>;

/** Ten digits are a number of Mexico; `wa.me` would take the first of them for a country. `521…` is the old form of `52…`. */
const withCountryCode = {
  toWire: (digits: string) => digits,
  fromWire: (digits: string) => digits.replace(/^(?:521?)?(\d{10})$/, '52$1'),
};

/** Also the names of the fields in the change log and in refusals. */
export const shopFields = {
  name: 'nombre',
  tagline: 'lema',
  deliveryMinutes: 'minutos_entrega',
  whatsApp: ['whatsapp', withCountryCode],
  isOpen: 'abierto',
  message: 'mensaje',
  timeZone: 'zona_horaria',
  week: ['horario', listOfCodec(weekRowToWire, weekRowFromWire)],
  specialDays: ['dias', listOfCodec(specialDayToWire, specialDayFromWire)],
  lastOrderMinutes: 'ultimo_pedido_minutos',
  zone: ['zona', orNull(zoneToWire, zoneFromWire)],
  responsible: ['responsable', orNull(responsibleToWire, responsibleFromWire)],
  autoRejectMinutes: 'rechazo_automatico_minutos',
  forgetAfterDays: 'olvidar_despues_dias',
  takesWithoutCode: 'sin_codigo',
  payments: ['pagos', { toWire: methodsToWire, fromWire: methodsFromWire }],
  pickup: ['recoger', { toWire: pickupToWire, fromWire: pickupFromWire }],
  transfer: ['transferencia', orNull(transferToWire, transferFromWire)],
  feeZones: ['tarifas', listOfCodec(feeZoneToWire, feeZoneFromWire)],
  feeWithoutPin: ['tarifa_sin_pin', orNull(termsToWire, termsFromWire)],
} as const satisfies FieldTable<ShopChange, ShopBody>;

export const shopChangeToWire = (change: ShopChange): Partial<ShopBody> =>
  fieldsToWire<ShopChange, ShopBody>(shopFields, change);

/** An omitted field is not part of the change. */
export const shopChangeFromWire = (body: PartialBody<ShopBody>): ShopChange =>
  fieldsFromWire<ShopChange, ShopBody>(shopFields, body);

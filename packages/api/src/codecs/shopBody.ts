import { maxAutoRejectMinutes, maxForgetDays, minAutoRejectMinutes, minForgetDays } from '@crepas/domain';
import * as v from 'valibot';
import type { PartialBody } from '../fields.ts';
import { boundedText, degrees, filledLine, line, lines, listOf, wholeFrom } from '../requestFields.ts';
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
export type ShopChange = Partial<Omit<Shop, 'pausedUntil' | 'busy' | 'features'>> & {
  /** The days after which the personal data of an order is erased; null means never. Only `GET /shop/privado` answers it. */
  readonly forgetAfterDays?: number | null;
};

/** The domain checks the lengths, because each fault has its own message. */
const partOfResponsible = line(1000);

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
});
export type ShopBody = v.InferOutput<typeof shopBody>;

export const shopChangeToWire = (shop: ShopChange): Partial<ShopBody> => ({
  ...(shop.name !== undefined && { nombre: shop.name }),
  ...(shop.tagline !== undefined && { lema: shop.tagline }),
  ...(shop.deliveryMinutes !== undefined && { minutos_entrega: shop.deliveryMinutes }),
  ...(shop.whatsApp !== undefined && { whatsapp: shop.whatsApp }),
  ...(shop.isOpen !== undefined && { abierto: shop.isOpen }),
  ...(shop.message !== undefined && { mensaje: shop.message }),
  ...(shop.timeZone !== undefined && { zona_horaria: shop.timeZone }),
  ...(shop.week !== undefined && { horario: shop.week.map(weekRowToWire) }),
  ...(shop.specialDays !== undefined && { dias: shop.specialDays.map(specialDayToWire) }),
  ...(shop.lastOrderMinutes !== undefined && { ultimo_pedido_minutos: shop.lastOrderMinutes }),
  ...(shop.zone !== undefined && { zona: shop.zone && zoneToWire(shop.zone) }),
  ...(shop.responsible !== undefined && {
    responsable: shop.responsible && responsibleToWire(shop.responsible),
  }),
  ...(shop.autoRejectMinutes !== undefined && { rechazo_automatico_minutos: shop.autoRejectMinutes }),
  ...(shop.forgetAfterDays !== undefined && { olvidar_despues_dias: shop.forgetAfterDays }),
  ...(shop.takesWithoutCode !== undefined && { sin_codigo: shop.takesWithoutCode }),
});

/** Ten digits are a number of Mexico; `wa.me` would take the first of them for a country. `521…` is the old form of `52…`. */
const withCountryCode = (digits: string): string => digits.replace(/^(?:521?)?(\d{10})$/, '52$1');

/** An omitted field is not part of the change. */
export const shopChangeFromWire = (body: PartialBody<ShopBody>): ShopChange => ({
  ...(body.nombre !== undefined && { name: body.nombre }),
  ...(body.lema !== undefined && { tagline: body.lema }),
  ...(body.minutos_entrega !== undefined && { deliveryMinutes: body.minutos_entrega }),
  ...(body.whatsapp !== undefined && { whatsApp: withCountryCode(body.whatsapp) }),
  ...(body.abierto !== undefined && { isOpen: body.abierto }),
  ...(body.mensaje !== undefined && { message: body.mensaje }),
  ...(body.zona_horaria !== undefined && { timeZone: body.zona_horaria }),
  ...(body.horario !== undefined && { week: body.horario.map(weekRowFromWire) }),
  ...(body.dias !== undefined && { specialDays: body.dias.map(specialDayFromWire) }),
  ...(body.ultimo_pedido_minutos !== undefined && { lastOrderMinutes: body.ultimo_pedido_minutos }),
  ...(body.zona !== undefined && { zone: body.zona && zoneFromWire(body.zona) }),
  ...(body.responsable !== undefined && {
    responsible: body.responsable && responsibleFromWire(body.responsable),
  }),
  ...(body.rechazo_automatico_minutos !== undefined && {
    autoRejectMinutes: body.rechazo_automatico_minutos,
  }),
  ...(body.olvidar_despues_dias !== undefined && { forgetAfterDays: body.olvidar_despues_dias }),
  ...(body.sin_codigo !== undefined && { takesWithoutCode: body.sin_codigo }),
});

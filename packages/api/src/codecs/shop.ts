import { maxAutoRejectMinutes, maxForgetDays, minAutoRejectMinutes, minForgetDays } from '@crepas/domain';
import { alwaysOpen, type Busy, type Responsible, type ShopSchedule } from '@crepas/domain/shop';
import type { Zone } from '@crepas/domain/zone';
import * as v from 'valibot';
import { type PartialBody, text, whole } from '../fields.ts';
import type { ShopWords } from '../shopWords.ts';
import { type ShopFeature, storeFeatures } from './features.ts';
import { instant, instantFromWire, instantToWire, momentFromWire, momentToWire } from './instant.ts';
import {
  specialDayBody,
  specialDayFromWire,
  specialDayToWire,
  specialDayWire,
  weekRowFromWire,
  weekRowToWire,
  weekRowWire,
} from './shopHours.ts';
import { zoneFromWire, zoneToWire, zoneWire } from './zone.ts';

export const responsibleWire = v.object({ nombre: text, domicilio: text, correo: text, telefono: text });

export const busyWire = v.object({ minutos: whole, hasta: instant });

/** A backend without an extension leaves its fields out. */
export const shopWire = v.object({
  nombre: text,
  lema: text,
  minutos_entrega: whole,
  whatsapp: text,
  abierto: v.boolean(),
  mensaje: text,
  zona_horaria: v.optional(v.string()),
  horario: v.optional(v.array(weekRowWire)),
  dias: v.optional(v.array(specialDayWire)),
  ultimo_pedido_minutos: v.optional(whole),
  pausa_hasta: v.optional(v.nullable(instant)),
  ocupado: v.optional(v.nullable(busyWire)),
  zona: v.optional(v.nullable(zoneWire)),
  responsable: v.optional(v.nullable(responsibleWire)),
  extensiones: v.optional(v.array(v.string())),
});
export type ShopWire = v.InferOutput<typeof shopWire>;

/** The shop's settings. */
export type Shop = ShopSchedule & {
  readonly name: string;
  readonly tagline: string;
  /** With country code, digits only; empty when the shop has none. */
  readonly whatsApp: string;
  readonly message: string;
  /** Where the shop delivers; null means everywhere. */
  readonly zone: Zone | null;
  /** Null until the owner has said it. */
  readonly responsible: Responsible | null;
  /** Unanswered orders are rejected after this many minutes; null means never. Absent from `GET /home`. */
  readonly autoRejectMinutes?: number | null;
  /** The extensions that its server supports. A screen that needs one is hidden without it. */
  readonly features: readonly ShopFeature[];
};

export const shopFromWire = (wire: ShopWire): Shop => ({
  name: wire.nombre,
  tagline: wire.lema,
  deliveryMinutes: wire.minutos_entrega,
  whatsApp: wire.whatsapp,
  isOpen: wire.abierto,
  message: wire.mensaje,
  timeZone: wire.zona_horaria ?? alwaysOpen.timeZone,
  week: (wire.horario ?? []).map(weekRowFromWire),
  specialDays: (wire.dias ?? []).map(specialDayFromWire),
  lastOrderMinutes: wire.ultimo_pedido_minutos ?? alwaysOpen.lastOrderMinutes,
  pausedUntil: momentFromWire(wire.pausa_hasta),
  busy: wire.ocupado ? busyFromWire(wire.ocupado) : null,
  zone: wire.zona ? zoneFromWire(wire.zona) : null,
  responsible: wire.responsable ? responsibleFromWire(wire.responsable) : null,
  features: storeFeatures.filter((feature) => wire.extensiones?.includes(feature)),
});

export const shopToWire = (shop: Shop): ShopWire => ({
  nombre: shop.name,
  lema: shop.tagline,
  minutos_entrega: shop.deliveryMinutes,
  whatsapp: shop.whatsApp,
  abierto: shop.isOpen,
  mensaje: shop.message,
  zona_horaria: shop.timeZone,
  horario: shop.week.map(weekRowToWire),
  dias: shop.specialDays.map(specialDayToWire),
  ultimo_pedido_minutos: shop.lastOrderMinutes,
  pausa_hasta: momentToWire(shop.pausedUntil),
  ocupado: shop.busy && busyToWire(shop.busy),
  zona: shop.zone && zoneToWire(shop.zone),
  responsable: shop.responsible && responsibleToWire(shop.responsible),
  extensiones: [...shop.features],
});

export const wordsOf = ({ name, tagline, message, whatsApp, timeZone }: Shop): ShopWords => ({
  name,
  tagline,
  message,
  whatsApp,
  timeZone,
});

type BusyWire = v.InferOutput<typeof busyWire>;

export const busyFromWire = ({ minutos, hasta }: BusyWire): Busy => ({
  minutes: minutos,
  until: instantFromWire(hasta),
});
export const busyToWire = ({ minutes, until }: Busy): BusyWire => ({
  minutos: minutes,
  hasta: instantToWire(until),
});

type ResponsibleWire = v.InferOutput<typeof responsibleWire>;

export const responsibleFromWire = (wire: ResponsibleWire): Responsible => ({
  name: wire.nombre,
  address: wire.domicilio,
  email: wire.correo,
  phone: wire.telefono,
});

export const responsibleToWire = (responsible: Responsible): ResponsibleWire => ({
  nombre: responsible.name,
  domicilio: responsible.address,
  correo: responsible.email,
  telefono: responsible.phone,
});

/** The owner's change of the shop: an omitted field keeps its value, and a list replaces the whole list. */
export type ShopChange = Partial<Omit<Shop, 'pausedUntil' | 'busy' | 'features'>> & {
  /** The days after which the personal data of an order is erased; null means never. Only `GET /shop/privado` answers it. */
  readonly forgetAfterDays?: number | null;
};

const trimmed = v.pipe(v.string(), v.trim());

/** The body of `PUT /shop`. The server refuses what has this shape and breaks a rule of the domain with 422. */
export const shopBody = v.object({
  nombre: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  lema: v.pipe(v.string(), v.trim(), v.maxLength(120)),
  minutos_entrega: v.pipe(whole, v.minValue(5), v.maxValue(240)),
  whatsapp: v.pipe(v.string(), v.regex(/^(\d{10,15})?$/)),
  abierto: v.boolean(),
  mensaje: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  zona_horaria: v.pipe(v.string(), v.maxLength(60)),
  horario: v.pipe(v.array(weekRowWire), v.maxLength(50)),
  dias: v.pipe(v.array(specialDayBody), v.maxLength(400)),
  ultimo_pedido_minutos: v.pipe(whole, v.minValue(0), v.maxValue(60)),
  zona: v.nullable(zoneWire),
  responsable: v.nullable(
    v.object({ nombre: trimmed, domicilio: trimmed, correo: trimmed, telefono: trimmed }),
  ),
  rechazo_automatico_minutos: v.nullable(
    v.pipe(whole, v.minValue(minAutoRejectMinutes), v.maxValue(maxAutoRejectMinutes)),
  ),
  olvidar_despues_dias: v.nullable(v.pipe(whole, v.minValue(minForgetDays), v.maxValue(maxForgetDays))),
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
});

/** An omitted field is not part of the change. */
export const shopChangeFromWire = (body: PartialBody<ShopBody>): ShopChange => ({
  ...(body.nombre !== undefined && { name: body.nombre }),
  ...(body.lema !== undefined && { tagline: body.lema }),
  ...(body.minutos_entrega !== undefined && { deliveryMinutes: body.minutos_entrega }),
  ...(body.whatsapp !== undefined && { whatsApp: body.whatsapp }),
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
});

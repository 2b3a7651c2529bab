import {
  alwaysOpen,
  type Busy,
  plainSettings,
  type Responsible,
  type ShopSettings,
  type ZoneOffset,
} from '@crepas/domain';
import * as v from 'valibot';
import { type ShopFeature, shopFeatures } from '../wire/features.ts';
import { text, whole } from '../wire/fields.ts';
import { instant, instantFromWire, instantToWire, momentFromWire, momentToWire } from '../wire/instant.ts';
import { feeSettingsFields, feeSettingsFromWire, feeSettingsToWire } from './feeSettings.ts';
import { paymentSettingsFields, paymentSettingsFromWire, paymentSettingsToWire } from './paymentSettings.ts';
import { pickupSettingsField, pickupSettingsFromWire, pickupSettingsToWire } from './pickupSettings.ts';
import { schedulingFromWire, schedulingToWire, schedulingWire } from './schedulingSettings.ts';
import {
  specialDayFromWire,
  specialDayToWire,
  specialDayWire,
  weekRowFromWire,
  weekRowToWire,
  weekRowWire,
} from './shopHours.ts';
import type { ShopWords } from './shopWords.ts';
import { zoneFromWire, zoneToWire, zoneWire } from './zone.ts';

export const responsibleWire = v.object({ nombre: text, domicilio: text, correo: text, telefono: text });

const zoneOffsetWire = v.object({ desde: instant, minutos: whole });

export const busyWire = v.object({ minutos: whole, hasta: instant });

/** The shop in `GET /home`. A server leaves out the fields of an extension that it lacks. */
export const shopWire = v.object({
  nombre: text,
  lema: text,
  minutos_entrega: whole,
  whatsapp: text,
  abierto: v.boolean(),
  mensaje: text,
  zona_horaria: v.optional(v.string()),
  desfases: v.optional(v.array(zoneOffsetWire)),
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

/** In `GET /shop`. */
export const shopSettingsWire = v.object({
  ...shopWire.entries,
  rechazo_automatico_minutos: v.optional(v.nullable(whole)),
  minutos_preparacion: v.optional(v.nullable(whole)),
  minutos_camino: v.optional(v.nullable(whole)),
  sin_codigo: v.optional(v.boolean()),
  programar: v.optional(schedulingWire),
  /** Extension `codigos`: whether the owner has any; absent when not. */
  con_codigos: v.optional(v.boolean()),
  ...paymentSettingsFields,
  ...feeSettingsFields,
  ...pickupSettingsField,
});
export type ShopSettingsWire = v.InferOutput<typeof shopSettingsWire>;

/**
 * The shop. It is complete: what its server lacks has the value of {@link plainShop}, so that only a screen that offers an extension
 * asks for it, by `features`.
 */
export type Shop = ShopWords &
  ShopSettings & {
    /** The extensions of its server. */
    readonly features: readonly ShopFeature[];
    /** Whether the owner has codes that a customer may type; without, nothing of the store shows that they exist. */
    readonly hasDiscountCodes: boolean;
    /** The clock of its time zone by the server's data, which counts in the place of the browser's. Empty: the server sends none. */
    readonly zoneOffsets: readonly ZoneOffset[];
  };

/** As spec §9 has it: always open, delivery is free, paid in cash. Also the shop of a server without `GET /shop`. */
export const plainShop = (words: ShopWords): Shop => ({
  ...plainSettings,
  ...words,
  features: [],
  hasDiscountCodes: false,
  zoneOffsets: [],
});

/** Fields count only when `extensiones` lists their extension. Unknown extensions of a newer server are ignored. */
export function shopFromWire(wire: ShopSettingsWire): Shop {
  const listed = wire.extensiones ?? [];
  // Listed only while such orders are taken: the owner's setting is there before.
  const known = wire.sin_codigo === undefined ? listed : [...listed, 'sin_codigo'];
  const features = shopFeatures.filter((feature) => known.includes(feature));
  const has = (feature: ShopFeature) => listed.includes(feature);
  return {
    ...plainShop({
      name: wire.nombre,
      tagline: wire.lema,
      message: wire.mensaje,
      whatsApp: wire.whatsapp,
      timeZone: wire.zona_horaria ?? alwaysOpen.timeZone,
    }),
    deliveryMinutes: wire.minutos_entrega,
    zoneOffsets: (wire.desfases ?? []).map(zoneOffsetFromWire),
    ...(has('horario') && {
      isOpen: wire.abierto,
      week: (wire.horario ?? []).map(weekRowFromWire),
      specialDays: (wire.dias ?? []).map(specialDayFromWire),
      lastOrderMinutes: wire.ultimo_pedido_minutos ?? alwaysOpen.lastOrderMinutes,
    }),
    ...(has('pausa') && { pausedUntil: momentFromWire(wire.pausa_hasta) }),
    ...(has('ocupado') && wire.ocupado && { busy: busyFromWire(wire.ocupado) }),
    ...(has('zona') && wire.zona && { zone: zoneFromWire(wire.zona) }),
    ...(wire.responsable && { responsible: responsibleFromWire(wire.responsable) }),
    ...(has('escalado') && { autoRejectMinutes: wire.rechazo_automatico_minutos ?? null }),
    preparationMinutes: wire.minutos_preparacion ?? null,
    travelMinutes: wire.minutos_camino ?? null,
    takesWithoutCode: has('sin_codigo'),
    ...(has('programar') && wire.programar && { scheduling: schedulingFromWire(wire.programar) }),
    hasDiscountCodes: has('codigos') && wire.con_codigos === true,
    ...(has('pagos') && paymentSettingsFromWire(wire)),
    ...(has('tarifas') && feeSettingsFromWire(wire)),
    ...(has('recoger') && pickupSettingsFromWire(wire)),
    features,
  };
}

/** The first screen needs nothing of the extension `codigos`, and does not hear of it. */
export const shopToWire = (shop: Shop): ShopWire => ({
  nombre: shop.name,
  lema: shop.tagline,
  minutos_entrega: shop.deliveryMinutes,
  whatsapp: shop.whatsApp,
  abierto: shop.isOpen,
  mensaje: shop.message,
  zona_horaria: shop.timeZone,
  desfases: shop.zoneOffsets.map(zoneOffsetToWire),
  horario: shop.week.map(weekRowToWire),
  dias: shop.specialDays.map(specialDayToWire),
  ultimo_pedido_minutos: shop.lastOrderMinutes,
  pausa_hasta: momentToWire(shop.pausedUntil),
  ocupado: shop.busy && busyToWire(shop.busy),
  zona: shop.zone && zoneToWire(shop.zone),
  responsable: shop.responsible && responsibleToWire(shop.responsible),
  extensiones: shop.features.filter((feature) => isListed(feature, shop) && !notOnHome.includes(feature)),
});

/** The first screen has no use for them. */
const notOnHome: readonly ShopFeature[] = ['codigos', 'antes'];

const isListed = (feature: ShopFeature, { takesWithoutCode }: Shop) =>
  feature !== 'sin_codigo' || takesWithoutCode;

export const shopSettingsToWire = (shop: Shop): ShopSettingsWire => ({
  ...shopToWire(shop),
  extensiones: shop.features.filter((feature) => isListed(feature, shop)),
  rechazo_automatico_minutos: shop.autoRejectMinutes,
  minutos_preparacion: shop.preparationMinutes,
  minutos_camino: shop.travelMinutes,
  ...(shop.features.includes('sin_codigo') && { sin_codigo: shop.takesWithoutCode }),
  ...(shop.features.includes('programar') && { programar: schedulingToWire(shop.scheduling) }),
  ...(shop.hasDiscountCodes && { con_codigos: true }),
  ...paymentSettingsToWire(shop),
  ...feeSettingsToWire(shop),
  ...pickupSettingsToWire(shop),
});

export const wordsOf = ({ name, tagline, message, whatsApp, timeZone }: Shop): ShopWords => ({
  name,
  tagline,
  message,
  whatsApp,
  timeZone,
});

type ZoneOffsetWire = v.InferOutput<typeof zoneOffsetWire>;

const zoneOffsetFromWire = ({ desde, minutos }: ZoneOffsetWire): ZoneOffset => ({
  from: instantFromWire(desde),
  minutes: minutos,
});
const zoneOffsetToWire = ({ from, minutes }: ZoneOffset): ZoneOffsetWire => ({
  desde: instantToWire(from),
  minutos: minutes,
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

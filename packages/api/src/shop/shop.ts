import type { SaleTerms, Zone } from '@crepas/domain';
import { alwaysOpen, type Busy, plainTerms, type Responsible, type ShopSchedule } from '@crepas/domain';
import * as v from 'valibot';
import { text, whole } from '../wire/fields.ts';
import { instant, instantFromWire, instantToWire, momentFromWire, momentToWire } from '../wire/instant.ts';
import { type ShopFeature, storeFeatures } from './features.ts';
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

/** The shop's settings. In `GET /home` the terms are those of the specification. */
export type Shop = ShopSchedule &
  SaleTerms & {
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
    /** Takes orders of phones that are not proven. Absent from `GET /home`, where `features` says it. */
    readonly takesWithoutCode?: boolean;
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
  ...plainTerms,
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

import * as v from 'valibot';
import { type PartialBody, text, whole } from '../fields.ts';

export const shopWire = v.object({
  nombre: text,
  lema: text,
  minutos_entrega: whole,
  whatsapp: text,
  abierto: v.boolean(),
  mensaje: text,
});
export type ShopWire = v.InferOutput<typeof shopWire>;

export type Shop = {
  readonly name: string;
  readonly tagline: string;
  readonly deliveryMinutes: number;
  /** With country code, digits only; empty when the shop has none. */
  readonly whatsApp: string;
  readonly isOpen: boolean;
  readonly message: string;
};

export const shopFromWire = (wire: ShopWire): Shop => ({
  name: wire.nombre,
  tagline: wire.lema,
  deliveryMinutes: wire.minutos_entrega,
  whatsApp: wire.whatsapp,
  isOpen: wire.abierto,
  message: wire.mensaje,
});

export const shopToWire = (shop: Shop): ShopWire => ({
  nombre: shop.name,
  lema: shop.tagline,
  minutos_entrega: shop.deliveryMinutes,
  whatsapp: shop.whatsApp,
  abierto: shop.isOpen,
  mensaje: shop.message,
});

/** What `PUT /shop` carries, all or part of it. */
export const shopBody = v.object({
  nombre: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  lema: v.pipe(v.string(), v.trim(), v.maxLength(120)),
  minutos_entrega: v.pipe(whole, v.minValue(5), v.maxValue(240)),
  whatsapp: v.pipe(v.string(), v.regex(/^(\d{10,15})?$/)),
  abierto: v.boolean(),
  mensaje: v.pipe(v.string(), v.trim(), v.maxLength(300)),
});
export type ShopBody = v.InferOutput<typeof shopBody>;

export const shopChangeToWire = (change: Partial<Shop>): Partial<ShopBody> => ({
  ...(change.name !== undefined && { nombre: change.name }),
  ...(change.tagline !== undefined && { lema: change.tagline }),
  ...(change.deliveryMinutes !== undefined && { minutos_entrega: change.deliveryMinutes }),
  ...(change.whatsApp !== undefined && { whatsapp: change.whatsApp }),
  ...(change.isOpen !== undefined && { abierto: change.isOpen }),
  ...(change.message !== undefined && { mensaje: change.message }),
});

/** A field that was not sent is not in the change. */
export const shopChangeFromWire = (body: PartialBody<ShopBody>): Partial<Shop> => ({
  ...(body.nombre !== undefined && { name: body.nombre }),
  ...(body.lema !== undefined && { tagline: body.lema }),
  ...(body.minutos_entrega !== undefined && { deliveryMinutes: body.minutos_entrega }),
  ...(body.whatsapp !== undefined && { whatsApp: body.whatsapp }),
  ...(body.abierto !== undefined && { isOpen: body.abierto }),
  ...(body.mensaje !== undefined && { message: body.mensaje }),
});

import * as v from 'valibot';
import { text, whole } from '../fields.ts';

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

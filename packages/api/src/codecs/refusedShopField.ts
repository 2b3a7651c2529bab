import type { Responsible } from '@crepas/domain/shop';
import * as v from 'valibot';
import { isApiError } from '../ApiError.ts';
import type { ShopBody, ShopChange } from './shopBody.ts';

/** The field of a change of the shop that the server refused. */
export type RefusedShopField = {
  readonly field: keyof ShopChange;
  /** The index in a list; null for the list as a whole, and for a field that is no list. */
  readonly row: number | null;
  /** The part of {@link Responsible}. */
  readonly part: keyof Responsible | null;
};

const fields: Readonly<Record<keyof ShopBody, keyof ShopChange>> = {
  nombre: 'name',
  lema: 'tagline',
  minutos_entrega: 'deliveryMinutes',
  whatsapp: 'whatsApp',
  abierto: 'isOpen',
  mensaje: 'message',
  zona_horaria: 'timeZone',
  horario: 'week',
  dias: 'specialDays',
  ultimo_pedido_minutos: 'lastOrderMinutes',
  zona: 'zone',
  responsable: 'responsible',
  rechazo_automatico_minutos: 'autoRejectMinutes',
  olvidar_despues_dias: 'forgetAfterDays',
  sin_codigo: 'takesWithoutCode',
};

const parts: Readonly<Record<string, keyof Responsible>> = {
  nombre: 'name',
  domicilio: 'address',
  correo: 'email',
  telefono: 'phone',
};

/** Which field a refusal of `PUT /shop` is about. Null: none of them. */
export function refusedShopField(error: unknown): RefusedShopField | null {
  if (!isApiError(error) || ![400, 422].includes(error.status)) return null;
  const named = v.safeParse(v.object({ campo: v.string() }), error.body);
  const [name = '', place = ''] = named.success ? named.output.campo.split('.') : [];
  if (!Object.hasOwn(fields, name)) return null;
  const field = fields[name as keyof ShopBody];
  return {
    field,
    row: /^\d+$/.test(place) ? Number(place) : null,
    part: field === 'responsible' ? (parts[place] ?? null) : null,
  };
}

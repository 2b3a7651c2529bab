import type { Responsible, Scheduling, TransferAccount } from '@crepas/domain';
import * as v from 'valibot';
import { isApiError } from '../client/ApiError.ts';
import { fieldNames } from '../wire/fieldTable.ts';
import { type ShopChange, shopFields } from './shopFields.ts';

type Part = keyof Responsible | keyof TransferAccount | keyof Scheduling;

/** The field of a change of the shop that the server refused. */
export type RefusedShopField = {
  readonly field: keyof ShopChange;
  /** The index in a list; null for the list as a whole, and for a field that is no list. */
  readonly row: number | null;
  /** The part of {@link Responsible}, {@link TransferAccount} or {@link Scheduling}. */
  readonly part: Part | null;
};

const fields = fieldNames(shopFields);

const parts: Readonly<Record<string, Part>> = {
  nombre: 'name',
  domicilio: 'address',
  correo: 'email',
  telefono: 'phone',
  banco: 'bank',
  clabe: 'clabe',
  titular: 'holder',
  activo: 'isActive',
  dias: 'daysAhead',
  por_cuarto: 'maxPerQuarter',
};

const fieldsWithParts: ReadonlySet<string> = new Set(['responsible', 'transfer', 'scheduling']);

/** Which field a refusal of `PUT /shop` is about. Null: none of them. */
export function refusedShopField(error: unknown): RefusedShopField | null {
  if (!isApiError(error) || ![400, 422].includes(error.status)) return null;
  const named = v.safeParse(v.object({ campo: v.string() }), error.body);
  const [name = '', place = ''] = named.success ? named.output.campo.split('.') : [];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return null;
  return {
    field,
    row: /^\d+$/.test(place) ? Number(place) : null,
    part: fieldsWithParts.has(field) ? (parts[place] ?? null) : null,
  };
}

import { looksLikeEmail, type StaffAccount, type StaffRole, staffRoles } from '@crepas/domain';
import * as v from 'valibot';
import { dateFromWire, dateToWire } from '../orders/orderFields.ts';
import { textOrNull } from '../wire/answerFields.ts';
import { textField } from '../wire/fieldKinds.ts';
import type { Field, FieldTable } from '../wire/fieldTable.ts';
import { line } from '../wire/requestFields.ts';

const role = v.picklist(staffRoles);

export const roleCopy: Readonly<Record<StaffRole, string>> = {
  owner: 'Administración',
  staff: 'Personal',
  orders: 'Solo pedidos',
};

export const roleField = {
  wire: 'rol',
  label: 'Acceso',
  request: role,
  answer: role,
  logged: role,
  say: (value) => roleCopy[value],
  toWire: (value) => value,
  fromWire: (value) => value,
} satisfies Field<StaffRole, 'rol', StaffRole>;

/** What is known of the fields of an account: requests, the form and the change log follow from it. */
export const accountFields = {
  email: {
    ...textField('correo', 'Correo', { max: 254 }),
    // The pattern is for the description of the API, which has no word for a check.
    request: v.pipe(line(254), v.regex(/@.+\./), v.check(looksLikeEmail)),
  },
  role: roleField,
} satisfies FieldTable<Pick<StaffAccount, 'email' | 'role'>>;

export const staffAccountWire = v.object({
  id: v.string(),
  correo: v.string(),
  rol: role,
  ultimo_acceso: textOrNull,
  eres_tu: v.optional(v.boolean(), false),
});
export type StaffAccountWire = v.InferOutput<typeof staffAccountWire>;

export const staffAccountFromWire = (wire: StaffAccountWire): StaffAccount => ({
  id: wire.id,
  email: wire.correo,
  role: wire.rol,
  lastSignInAt: dateFromWire(wire.ultimo_acceso ?? undefined),
  isYou: wire.eres_tu,
});

export const staffAccountToWire = (account: StaffAccount): StaffAccountWire => ({
  id: account.id,
  correo: account.email,
  rol: account.role,
  ultimo_acceso: account.lastSignInAt && dateToWire(account.lastSignInAt),
  eres_tu: account.isYou,
});

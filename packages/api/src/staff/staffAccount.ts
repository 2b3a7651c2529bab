import { type StaffAccount, staffRoles } from '@crepas/domain';
import * as v from 'valibot';
import { dateFromWire, dateToWire } from '../orders/orderFields.ts';
import { textOrNull } from '../wire/answerFields.ts';

export const staffAccountWire = v.object({
  id: v.string(),
  correo: v.string(),
  rol: v.picklist(staffRoles),
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

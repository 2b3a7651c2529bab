import { type StaffAccount, staffRoles } from '@crepas/domain';
import * as v from 'valibot';
import { textOrNull } from '../wire/answerFields.ts';
import { entityCodec } from './fieldTable.ts';
import { dateOrNull } from './orderFields.ts';

export const staffAccountWire = v.object({
  id: v.string(),
  correo: v.string(),
  rol: v.picklist(staffRoles),
  ultimo_acceso: textOrNull,
  eres_tu: v.optional(v.boolean(), false),
});
export type StaffAccountWire = v.InferOutput<typeof staffAccountWire>;

export const { toWire: staffAccountToWire, fromWire: staffAccountFromWire } = entityCodec<
  StaffAccount,
  StaffAccountWire
>({
  id: 'id',
  email: 'correo',
  role: 'rol',
  lastSignInAt: ['ultimo_acceso', dateOrNull],
  isYou: 'eres_tu',
});

import type { BackupStatus } from '@crepas/domain';
import * as v from 'valibot';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall } from '../wire/call.ts';
import { number } from '../wire/fields.ts';
import { instant } from '../wire/instant.ts';

/** Extensions: the copies of the shop's data that its server makes. */

export const backupStatusWire = v.object({
  ultimo: v.nullable(v.object({ cuando: instant, bytes: number, lugar: v.string() })),
  falla: v.nullable(v.object({ cuando: instant, motivo: v.string() })),
  prueba: v.optional(v.nullable(v.object({ cuando: instant, falla: v.nullable(v.string()) })), null),
  en_curso: v.boolean(),
  automatico: v.boolean(),
});
export type BackupStatusWire = v.InferOutput<typeof backupStatusWire>;

export const backupStatusToWire = ({
  last,
  failure,
  check,
  isUnderWay,
  isScheduled,
}: BackupStatus): BackupStatusWire => ({
  ultimo: last && { cuando: last.at.toISOString(), bytes: last.bytes, lugar: last.place },
  falla: failure && { cuando: failure.at.toISOString(), motivo: failure.reason },
  prueba: check && { cuando: check.at.toISOString(), falla: check.failure },
  en_curso: isUnderWay,
  automatico: isScheduled,
});

const backupStatusFromWire = ({
  ultimo,
  falla,
  prueba,
  en_curso,
  automatico,
}: BackupStatusWire): BackupStatus => ({
  last: ultimo && { at: new Date(ultimo.cuando), bytes: ultimo.bytes, place: ultimo.lugar },
  failure: falla && { at: new Date(falla.cuando), reason: falla.motivo },
  check: prueba && { at: new Date(prueba.cuando), failure: prueba.falla },
  isUnderWay: en_curso,
  isScheduled: automatico,
});

export const getBackupStatus = defineCall({
  method: 'GET',
  path: '/respaldos',
  isExtension: true,
  access: 'owner',
  answer: backupStatusWire,
  decode: backupStatusFromWire,
});

/** Begins one, and does not wait for it. 409 while one is being made. */
export const startBackup = defineCall({
  method: 'POST',
  path: '/respaldos',
  isExtension: true,
  access: 'owner',
  ...withoutAnswer,
});

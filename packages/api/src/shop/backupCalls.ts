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
  copia: v.optional(
    v.nullable(
      v.object({
        cuando: v.nullable(instant),
        falla: v.nullable(v.object({ cuando: instant, motivo: v.string() })),
      }),
    ),
    null,
  ),
  en_curso: v.boolean(),
  automatico: v.boolean(),
});
export type BackupStatusWire = v.InferOutput<typeof backupStatusWire>;

const failureToWire = (failure: BackupStatus['failure']) =>
  failure && { cuando: failure.at.toISOString(), motivo: failure.reason };
const failureFromWire = (falla: BackupStatusWire['falla']) =>
  falla && { at: new Date(falla.cuando), reason: falla.motivo };

export const backupStatusToWire = ({
  last,
  failure,
  check,
  elsewhere,
  isUnderWay,
  isScheduled,
}: BackupStatus): BackupStatusWire => ({
  ultimo: last && { cuando: last.at.toISOString(), bytes: last.bytes, lugar: last.place },
  falla: failureToWire(failure),
  prueba: check && { cuando: check.at.toISOString(), falla: check.failure },
  copia: elsewhere && {
    cuando: elsewhere.last?.toISOString() ?? null,
    falla: failureToWire(elsewhere.failure),
  },
  en_curso: isUnderWay,
  automatico: isScheduled,
});

const backupStatusFromWire = ({
  ultimo,
  falla,
  prueba,
  copia,
  en_curso,
  automatico,
}: BackupStatusWire): BackupStatus => ({
  last: ultimo && { at: new Date(ultimo.cuando), bytes: ultimo.bytes, place: ultimo.lugar },
  failure: failureFromWire(falla),
  check: prueba && { at: new Date(prueba.cuando), failure: prueba.falla },
  elsewhere: copia && {
    last: copia.cuando === null ? null : new Date(copia.cuando),
    failure: failureFromWire(copia.falla),
  },
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

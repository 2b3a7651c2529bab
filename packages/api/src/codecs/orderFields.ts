import type { AnswerRemarks, OrderStage, StaffRemarks } from '@crepas/domain';
import * as v from 'valibot';
import { whole } from '../fields.ts';
import { mexicoCityTime } from './mexicoCityTime.ts';
import { enderFromWire, enderToWire, stageToWire, stageWire } from './stage.ts';

const optionalText = v.optional(v.fallback(v.optional(v.string()), undefined));

/** The extension's fields of an order. An invalid field is left out. */
export const staffRemarkFields = {
  etapa: stageWire,
  minutos: v.optional(v.fallback(v.optional(whole), undefined)),
  motivo: optionalText,
};

/** More of them, which the store's first screen does not read. */
export const answerRemarkFields = {
  ...staffRemarkFields,
  /** `cliente` or `sin_respuesta`; absent when staff ended the order. */
  terminado_por: optionalText,
  /** When staff and the owner got an alert about the unanswered order. */
  aviso_personal: optionalText,
  aviso_duena: optionalText,
};

type StaffRemarksWire = { readonly minutos?: number | undefined; readonly motivo?: string | undefined };
type AnswerRemarksWire = StaffRemarksWire & {
  readonly terminado_por?: string | undefined;
  readonly aviso_personal?: string | undefined;
  readonly aviso_duena?: string | undefined;
};

export const staffRemarksFromWire = ({ minutos, motivo }: StaffRemarksWire): StaffRemarks => ({
  minutes: minutos ?? null,
  reason: motivo ?? null,
});

export const answerRemarksFromWire = (wire: AnswerRemarksWire): AnswerRemarks => ({
  ...staffRemarksFromWire(wire),
  endedBy: enderFromWire(wire.terminado_por),
  alerts: { staff: dateFromWire(wire.aviso_personal), owner: dateFromWire(wire.aviso_duena) },
});

export const staffRemarksToWire = ({ minutes, reason }: StaffRemarks) => ({
  ...(minutes !== null && { minutos: minutes }),
  ...(reason !== null && { motivo: reason }),
});

export const answerRemarksToWire = ({ endedBy, alerts, ...remarks }: AnswerRemarks) => ({
  ...staffRemarksToWire(remarks),
  ...(endedBy && { terminado_por: enderToWire(endedBy) }),
  ...(alerts?.staff && { aviso_personal: dateToWire(alerts.staff) }),
  ...(alerts?.owner && { aviso_duena: dateToWire(alerts.owner) }),
});

/** No field when the stage is unknown. */
export const stageFieldToWire = (stage: OrderStage | null) =>
  stage === null ? {} : { etapa: stageToWire(stage) };

/** Null for an invalid date. */
export const dateFromWire = (date: string | undefined): Date | null => {
  const read = new Date(date ?? Number.NaN);
  return Number.isNaN(read.getTime()) ? null : read;
};

/** Empty for no date. */
export const dateToWire = (date: Date | null): string => (date === null ? '' : mexicoCityTime(date));

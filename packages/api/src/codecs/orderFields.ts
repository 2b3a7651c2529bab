import type { OrderStage, StaffRemarks } from '@crepas/domain';
import * as v from 'valibot';
import { whole } from '../fields.ts';
import { mexicoCityTime } from './mexicoCityTime.ts';
import { stageToWire, stageWire } from './stage.ts';

/** The extension's fields of an order. An invalid field is left out. */
export const staffRemarkFields = {
  etapa: stageWire,
  minutos: v.optional(v.fallback(v.optional(whole), undefined)),
  motivo: v.optional(v.fallback(v.optional(v.string()), undefined)),
};

type StaffRemarksWire = { readonly minutos?: number | undefined; readonly motivo?: string | undefined };

export const staffRemarksFromWire = ({ minutos, motivo }: StaffRemarksWire): StaffRemarks => ({
  minutes: minutos ?? null,
  reason: motivo ?? null,
});

export const staffRemarksToWire = ({ minutes, reason }: StaffRemarks) => ({
  ...(minutes !== null && { minutos: minutes }),
  ...(reason !== null && { motivo: reason }),
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

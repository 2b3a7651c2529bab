import type { ScheduleRemarks } from '@crepas/domain';
import * as v from 'valibot';
import { instant, instantFromWire, instantToWire } from '../wire/instant.ts';

const optionalInstant = v.optional(v.fallback(v.optional(instant), undefined));

/** Extension `programar`: the fields of an order for later. An invalid field is left out. */
export const scheduleFields = {
  para: optionalInstant,
  preparar_desde: optionalInstant,
  avisar_desde: optionalInstant,
  en_espera: v.optional(v.fallback(v.optional(v.boolean()), undefined)),
};

type ScheduleWire = {
  readonly para?: string | undefined;
  readonly preparar_desde?: string | undefined;
  readonly avisar_desde?: string | undefined;
  readonly en_espera?: boolean | undefined;
};

export const scheduleFromWire = ({
  para,
  preparar_desde,
  avisar_desde,
  en_espera,
}: ScheduleWire): ScheduleRemarks => ({
  ...(para !== undefined && { scheduledFor: instantFromWire(para) }),
  ...(preparar_desde !== undefined && { preparationAt: instantFromWire(preparar_desde) }),
  ...(avisar_desde !== undefined && { alertsFrom: instantFromWire(avisar_desde) }),
  ...(en_espera && { isHeld: true }),
});

/** No field for what is absent. */
export const scheduleToWire = ({ scheduledFor, preparationAt, alertsFrom, isHeld }: ScheduleRemarks) => ({
  ...(scheduledFor !== undefined && { para: instantToWire(scheduledFor) }),
  ...(preparationAt !== undefined && { preparar_desde: instantToWire(preparationAt) }),
  ...(alertsFrom !== undefined && { avisar_desde: instantToWire(alertsFrom) }),
  ...(isHeld && { en_espera: true }),
});

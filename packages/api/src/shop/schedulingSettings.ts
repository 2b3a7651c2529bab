import type { Scheduling } from '@crepas/domain';
import * as v from 'valibot';
import { whole } from '../wire/fields.ts';

/** Extension `programar`: orders for later. */
export const schedulingWire = v.object({
  activo: v.boolean(),
  dias: whole,
  por_cuarto: v.nullable(whole),
});
type SchedulingWire = v.InferOutput<typeof schedulingWire>;

export const schedulingFromWire = ({ activo, dias, por_cuarto }: SchedulingWire): Scheduling => ({
  isActive: activo,
  daysAhead: dias,
  maxPerQuarter: por_cuarto,
});

export const schedulingToWire = ({ isActive, daysAhead, maxPerQuarter }: Scheduling): SchedulingWire => ({
  activo: isActive,
  dias: daysAhead,
  por_cuarto: maxPerQuarter,
});

import type { PaidState } from '@crepas/domain';
import * as v from 'valibot';
import { dateFromWire, dateToWire } from './orderFields.ts';

const moment = v.optional(v.fallback(v.optional(v.string()), undefined));

/** When the money of an order came, in answers. */
export const paidStateFields = { pagado_en: moment, transferido_en: moment };

type PaidStateWire = {
  readonly pagado_en?: string | undefined;
  readonly transferido_en?: string | undefined;
};

export function paidStateFromWire({ pagado_en, transferido_en }: PaidStateWire): PaidState {
  const paidAt = dateFromWire(pagado_en);
  const transferredAt = dateFromWire(transferido_en);
  return { ...(paidAt && { paidAt }), ...(transferredAt && { transferredAt }) };
}

export const paidStateToWire = ({ paidAt, transferredAt }: PaidState) => ({
  ...(paidAt && { pagado_en: dateToWire(paidAt) }),
  ...(transferredAt && { transferido_en: dateToWire(transferredAt) }),
});

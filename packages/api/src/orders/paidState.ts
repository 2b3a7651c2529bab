import type { PaidState } from '@crepas/domain';
import { dateFromWire, dateToWire, optionalText } from './orderFields.ts';

/** When the money of an order came, in answers. */
export const paidStateFields = { pagado_en: optionalText, transferido_en: optionalText };

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

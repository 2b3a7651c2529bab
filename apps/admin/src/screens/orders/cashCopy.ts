import type { Cents } from '@crepas/domain';
import { changeFor, isEnough } from '@crepas/domain/options';
import { formatMoney } from '@crepas/ui/money';

/** What the customer pays with, and the change. Without change when the sum is exact. */
export function cashCopy(total: Cents, cashGiven: Cents): string {
  // No line ends between a word and its sum.
  const given = `Paga con\u00A0${formatMoney(cashGiven)}`;
  // A server may store less than the total. A negative change would mislead the courier.
  if (!isEnough(total, cashGiven)) return given;
  const change = changeFor(total, cashGiven);
  return change === 0 ? `${given} · Sin cambio` : `${given} · Cambio\u00A0${formatMoney(change)}`;
}

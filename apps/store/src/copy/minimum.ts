import type { Cents } from '@crepas/domain';
import { formatMoney } from '@crepas/ui/money';

export const missingCopy = (missing: Cents): string =>
  `Te faltan ${formatMoney(missing)} en productos para el pedido mínimo a tu dirección.`;

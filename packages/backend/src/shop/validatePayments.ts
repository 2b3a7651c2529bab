import { fieldLabel, type ShopChange } from '@crepas/api';
import type { PaymentSettings } from '@crepas/domain';
import { longestTransfer, type TransferFault, transferFaults } from '@crepas/domain/terms';
import type { ShopFault } from './shopFault.ts';

const wireNames = { bank: 'banco', clabe: 'clabe', holder: 'titular' } as const;

/**
 * The first fault of the owner's ways to pay; null when they are valid.
 *
 * @param present as they are before the change: a transfer needs an account, which may be stored already
 */
export function validatePayments(change: ShopChange, present: PaymentSettings): ShopFault | null {
  const { payments, transfer } = { ...present, ...change };
  const [fault] = change.transfer ? transferFaults(change.transfer) : [];
  if (fault) {
    const field = `transferencia.${wireNames[fault.part]}`;
    return { field, text: `${fieldLabel(field)}: ${faultText(fault)}` };
  }
  const text =
    payments.length === 0
      ? 'elige una al menos.'
      : new Set(payments).size < payments.length
        ? 'una está dos veces.'
        : null;
  if (text) return { field: 'pagos', text: `${fieldLabel('pagos')}: ${text}` };
  if (!payments.includes('transfer') || transfer) return null;
  return { field: 'transferencia', text: `${fieldLabel('transferencia')}: escribe a qué cuenta te pagan.` };
}

function faultText({ part, code }: TransferFault): string {
  switch (code) {
    case 'missing':
      return 'falta.';
    case 'tooLong':
      return `caben ${part === 'clabe' ? 18 : longestTransfer[part]} caracteres.`;
    case 'malformed':
      return part === 'clabe'
        ? 'no es una CLABE: revisa los 18 dígitos.'
        : 'lleva un carácter que no se puede imprimir.';
  }
}

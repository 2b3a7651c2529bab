import { type MoneyRefusal, maxPrice, moneyText, readMoney } from '@crepas/domain';
import { missingCopy } from '../copy.ts';

/** Why a typed amount is invalid, and what to type instead. */
export function moneyRefusalCopy(because: MoneyRefusal, typed: string): string {
  switch (because) {
    case 'unclear':
      return `No entendí «${typed.trim()}». Escribe por ejemplo 1,250.50`;
    case 'tooHigh':
      return `Lo más que puedes escribir es ${moneyText(maxPrice)}`;
  }
}

/** The error of an empty or zero price, where a price above 0 is required. */
export function missingPriceCopy(typed: string): string | undefined {
  const read = readMoney(typed);
  return read.kind === 'empty' || (read.kind === 'amount' && read.amount === 0) ? missingCopy : undefined;
}

import { type MoneyRefusal, maxPrice, moneyText } from '@crepas/domain';

/** Why a typed amount is invalid, and what to type instead. */
export function moneyRefusalCopy(because: MoneyRefusal, typed: string): string {
  switch (because) {
    case 'unclear':
      return `No entendí «${typed.trim()}». Escribe por ejemplo 1,250.50`;
    case 'tooHigh':
      return `Lo más que puedes escribir es ${moneyText(maxPrice)}`;
  }
}

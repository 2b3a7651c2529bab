import { wordsOf } from '../menu/words.ts';
import { plainDigits } from '../text/typedDigits.ts';
import type { StaffOrder } from './order.ts';

type Findable = Pick<StaffOrder, 'id' | 'customerName' | 'phone'>;

/** Digits and what is written between those of a phone: no name. */
const numeric = /^[\d\s#()+.-]+$/;
const digitsOf = (text: string) => text.replace(/\D/g, '');
const isNumbered = ({ id }: Findable, digits: string) => String(id) === digits;

/**
 * The orders whose number begins with what was typed, whose phone has it, or in whose name each typed word begins one; the one of that
 * number first. Without a word or a digit it is all of them.
 */
export function findOrders<Order extends Findable>(
  orders: readonly Order[],
  typed: string,
): readonly Order[] {
  const plain = plainDigits(typed);
  if (numeric.test(plain)) {
    const digits = digitsOf(plain);
    const found = orders.filter(({ id, phone }) => {
      const known = digitsOf(phone);
      // A pasted phone may have the country's code before it.
      return String(id).startsWith(digits) || known.includes(digits) || (known && digits.endsWith(known));
    });
    return found.sort((a, b) => Number(isNumbered(b, digits)) - Number(isNumbered(a, digits)));
  }
  const words = wordsOf(typed);
  return orders.filter(({ customerName }) => {
    const names = wordsOf(customerName);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
}

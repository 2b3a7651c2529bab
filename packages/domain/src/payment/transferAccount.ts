import { isPrintableLine } from '../text/freeText.ts';
import type { TransferAccount } from './payment.ts';

/** In characters. */
export const maxTransferLengths = { bank: 60, holder: 100 } as const;

export type TransferFault = {
  readonly part: keyof TransferAccount;
  readonly code: 'missing' | 'tooLong' | 'malformed';
};

const parts = ['bank', 'clabe', 'holder'] as const;

/** At most one fault of each part, in the order of the form. */
export const transferFaults = (account: TransferAccount): readonly TransferFault[] =>
  parts.flatMap((part) => {
    const code = faultOf(part, account[part]);
    return code === null ? [] : [{ part, code }];
  });

function faultOf(part: keyof TransferAccount, text: string): TransferFault['code'] | null {
  if (text.trim() === '') return 'missing';
  if (part === 'clabe') return isClabe(text) ? null : 'malformed';
  if (text.length > maxTransferLengths[part]) return 'tooLong';
  return isPrintableLine(text) ? null : 'malformed';
}

const weights = [3, 7, 1];

/** Eighteen digits, of which the last is the check digit: a wrong or swapped digit is no CLABE. */
function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits
    .slice(0, 17)
    .reduce((total, digit, place) => total + ((digit * (weights[place % 3] ?? 0)) % 10), 0);
  return (10 - (sum % 10)) % 10 === digits[17];
}

/** In the groups of bank, place, account and check digit: `032 180 00011835971 9`. */
export const clabeText = (clabe: string): string =>
  clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');

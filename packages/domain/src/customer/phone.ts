import { plainDigits } from '../text/typedDigits.ts';

declare const brand: unique symbol;

/** Ten digits, without country prefix: the form in storage and on the wire (decision P1). */
export type PhoneNumber = string & { readonly [brand]: 'phone' };

const separators = /[ ().-]/g;

/** What was typed or pasted as a phone, as a person sees it, in plain digits and marks. */
export const visiblePhone = (text: string): string => plainDigits(text).trim();

/** `+52 55 1234-5678` → `+525512345678`. */
export const withoutSeparators = (text: string): string => plainDigits(text).replace(separators, '');

/** No area code of Mexico begins with 0 or 1. */
const mexican = /^(?:\+?521?)?([2-9]\d{9})$/;

/**
 * Reads `5512345678`, `+52 55 1234 5678`, `525512345678` and the old mobile form `5215512345678`. Null for anything
 * else.
 */
export function parsePhone(text: string): PhoneNumber | null {
  return (mexican.exec(withoutSeparators(text))?.[1] ?? null) as PhoneNumber | null;
}

/** `5512345678` → `5678`: distinguishes customers without showing their number. */
export const lastFourDigits = (phone: PhoneNumber): string => phone.slice(-4);

import { plainDigits } from '../text/typedDigits.ts';

declare const brand: unique symbol;

/** Ten digits, without country prefix: the form in storage and on the wire (decision P1). */
export type PhoneNumber = string & { readonly [brand]: 'phone' };

const separators = /[ ()./·_-]/g;

/** What was typed or pasted as a phone, as a person sees it, in plain digits and marks. */
export const visiblePhone = (text: string): string => plainDigits(text).trim();

/** `+52 55 1234-5678` → `+525512345678`, `Tel. 55/1234/5678` and a `tel:` link → `5512345678`. */
export const withoutSeparators = (text: string): string =>
  visiblePhone(text)
    .replace(/^(?:tel|cel)[:. ]*/i, '')
    .replace(separators, '');

/** No area code of Mexico begins with 0 or 1. Before it: the country's code, and what was dialled before 2019. */
const mexican = /^(?:(?:\+|00)?52(?:1|01|044|045)?|01|044|045)?([2-9]\d{9})$/;

/**
 * The one reader of phones of both apps and the server: `5512345678`, `+52 55 1234 5678`, `525512345678`, the old mobile form
 * `5215512345678`, and the old prefixes `01`, `044` and `045`. Null for anything else.
 */
export function parsePhone(text: string): PhoneNumber | null {
  return (mexican.exec(withoutSeparators(text))?.[1] ?? null) as PhoneNumber | null;
}

/**
 * A phone of the shop, which may be of another country: ten digits of Mexico as {@link parsePhone} reads them, with the country's code where
 * it was typed; else 10–15 digits. Null for anything else.
 */
export function parseShopPhone(text: string): string | null {
  const bare = withoutSeparators(text);
  const phone = parsePhone(bare);
  if (phone !== null) return /^(?:\+|00)?52\d{10}/.test(bare) ? `52${phone}` : phone;
  return /^(?:\+|00)?(\d{10,15})$/.exec(bare)?.[1] ?? null;
}

/** `5512345678` → `5678`: distinguishes customers without showing their number. */
export const lastFourDigits = (phone: PhoneNumber): string => phone.slice(-4);

export const countryPrefix = '+52';

/** `5512345678` → `+525512345678`. A text that already starts with the prefix is unchanged (spec §5). */
export function withCountryPrefix(text: string): string {
  const bare = withoutSeparators(text);
  return bare.startsWith(countryPrefix) ? bare : `${countryPrefix}${bare}`;
}

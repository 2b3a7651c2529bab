declare const brand: unique symbol;

/** Ten digits, without country prefix: the form in storage and on the wire (decision P1). */
export type PhoneNumber = string & { readonly [brand]: 'phone' };

export const countryPrefix = '+52';

const separators = /[\s().-]/g;
const national = /^\d{10}$/;
const international = /^\+?521?(\d{10})$/;

/**
 * Reads `5512345678`, `+52 55 1234 5678`, `525512345678` and the old mobile form `5215512345678`. Null for anything
 * else.
 */
export function parsePhone(text: string): PhoneNumber | null {
  const bare = text.replace(separators, '');
  const digits = national.test(bare) ? bare : international.exec(bare)?.[1];
  return digits === undefined ? null : (digits as PhoneNumber);
}

/** `5512345678` → `+525512345678`. A text that already starts with the prefix is unchanged (spec §5). */
export function withCountryPrefix(text: string): string {
  const bare = text.replace(separators, '');
  return bare.startsWith(countryPrefix) ? bare : `${countryPrefix}${bare}`;
}

/** `5512345678` → `5678`: distinguishes customers without showing their number. */
export const lastFourDigits = (phone: PhoneNumber): string => phone.slice(-4);

import { withoutSeparators } from './phone.ts';

export const countryPrefix = '+52';

/** `5512345678` → `+525512345678`. A text that already starts with the prefix is unchanged (spec §5). */
export function withCountryPrefix(text: string): string {
  const bare = withoutSeparators(text);
  return bare.startsWith(countryPrefix) ? bare : `${countryPrefix}${bare}`;
}

/** `525512345678` → `55 1234 5678`; a number of another country keeps its prefix. */
export function phoneText(digits: string): string {
  const national = /^(?:52)?(\d{2})(\d{4})(\d{4})$/.exec(digits);
  return national ? national.slice(1).join(' ') : `+${digits}`;
}

/** For a `tel:` link: ten digits are a number of Mexico. */
export const phoneLink = (digits: string): string => `tel:+${digits.length === 10 ? '52' : ''}${digits}`;

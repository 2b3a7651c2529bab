/** The person or company that answers for the shop, as the law on personal data wants it named (decision H11). */
export type Responsible = {
  readonly name: string;
  /** The postal address as one text, without the country. */
  readonly address: string;
  /** Empty when there is none. */
  readonly email: string;
  /** Digits only; empty when there is none. */
  readonly phone: string;
};

/** In characters. */
export const maxResponsibleLengths = { name: 100, address: 200, email: 120, phone: 15 } as const;

export type ResponsibleFault = {
  readonly part: keyof Responsible;
  readonly code: 'missing' | 'tooLong' | 'malformed';
};

const parts = ['name', 'address', 'email', 'phone'] as const;

/** At most one fault of each part, in the order of the form. */
export const responsibleFaults = (responsible: Responsible): readonly ResponsibleFault[] =>
  parts.flatMap((part) => {
    const code = faultOf(part, responsible[part]);
    return code === null ? [] : [{ part, code }];
  });

function faultOf(part: keyof Responsible, text: string): ResponsibleFault['code'] | null {
  if (text.trim() === '') return part === 'name' || part === 'address' ? 'missing' : null;
  if (text.length > maxResponsibleLengths[part]) return 'tooLong';
  if (part === 'email' && !looksLikeEmail(text)) return 'malformed';
  if (part === 'phone' && !/^\d{10,15}$/.test(text)) return 'malformed';
  return null;
}

/**
 * Something, one @, and a domain with a dot: only a message proves more. An invisible character would make two addresses look
 * alike.
 */
export const looksLikeEmail = (text: string): boolean => emailPattern.test(text);

const emailPattern = /^[^\s@\p{C}]+@[^\s@.\p{C}]+(\.[^\s@.\p{C}]+)+$/u;

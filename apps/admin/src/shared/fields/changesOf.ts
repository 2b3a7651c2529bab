/**
 * The fields whose value is new. A form that sends only these keeps what another person changed in the other fields
 * while it was open.
 */
export const changesOf = <Fields extends object>(before: Fields, now: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => value !== before[field as keyof Fields]),
  ) as Partial<Fields>;

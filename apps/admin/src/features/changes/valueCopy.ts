import { loggedFields } from '@crepas/api';
import type { LoggedValues } from '@crepas/domain';

type Key = keyof LoggedValues;

/** As {@link loggedFields}, whose functions each read the value of their own field. */
const words: {
  readonly [Name in Key]: {
    readonly label: string;
    readonly say: (value: LoggedValues[Name], timeZone: string) => string;
  };
} = loggedFields;

export type Difference = { readonly label: string; readonly from: string | null; readonly to: string | null };

/** What changed, in words, pesos and the shop's time. Null on one side of what was created or deleted. */
export function differences(
  before: Partial<LoggedValues> | null,
  after: Partial<LoggedValues> | null,
  timeZone: string,
): readonly Difference[] {
  return (Object.keys(words) as Key[]).flatMap((key) => {
    const from = said(key, before, timeZone);
    const to = said(key, after, timeZone);
    if (from === null && to === null) return [];
    if (from !== to) return [{ label: words[key].label, from, to }];
    // The total of an order is logged with each change, also where it stays.
    if (JSON.stringify(before?.[key]) === JSON.stringify(after?.[key])) return [];
    // A zone of as many corners reads alike.
    return [{ label: words[key].label, from, to: `${to}, cambió` }];
  });
}

function said<Name extends Key>(
  key: Name,
  values: Partial<LoggedValues> | null,
  timeZone: string,
): string | null {
  const value = values?.[key];
  return value === undefined ? null : words[key].say(value, timeZone);
}

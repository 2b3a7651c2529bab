import type { NamedItem } from '@crepas/domain';

/** The texts `combo` and `extras` of the wire (spec §3): the names of a line's crepas or extras, joined by a comma and a blank. */
const separator = ', ';

/** Null for no items. */
export const joinNames = (items: readonly { readonly name: string }[]): string | null =>
  items.length === 0 ? null : items.map(({ name }) => name).join(separator);

/** @param maxParts what is after them is left out */
export const partsOf = (joined: string, maxParts?: number): readonly string[] =>
  joined.split(separator, maxParts);

/**
 * The names of a joined text with their ids. A name may contain a comma itself, so a text can have more parts than there are
 * ids: the last id gets the rest, and joining the names again gives the same text. Without ids each part is a name.
 */
export function splitNames<Id>(joined: string | null, ids: readonly Id[] = []): readonly NamedItem<Id>[] {
  const parts = joined === null ? [] : partsOf(joined);
  if (ids.length === 0) return parts.map((name) => ({ id: null, name }));
  return ids.map((id, at) => ({
    id,
    name: parts.slice(at, at < ids.length - 1 ? at + 1 : undefined).join(separator),
  }));
}

/** Undefined when the server did not tell them: an answer has either every id or none. */
export const idsOf = <Id>(items: readonly NamedItem<Id>[]): Id[] | undefined =>
  items.some(({ id }) => id === null) ? undefined : items.flatMap(({ id }) => id ?? []);

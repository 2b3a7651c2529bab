import type { Extra, ExtraId } from '@crepas/domain';
import { extraNames } from '../../shared/menu/extraTicks.ts';

/** What a product gets and loses when it takes over these extras, in words; null when it has them already. */
export function takeOverCopy(
  has: readonly ExtraId[],
  gets: readonly ExtraId[],
  all: readonly Extra[],
): string | null {
  const parts = [
    ['Agrega', gets.filter((id) => !has.includes(id))],
    ['Quita', has.filter((id) => !gets.includes(id))],
  ] as const;
  const said = parts.filter(([, ids]) => ids.length > 0);
  return said.length === 0 ? null : said.map(([verb, ids]) => `${verb}: ${extraNames(ids, all)}.`).join(' ');
}

export const savedCountCopy = (count: number): string =>
  `Guardaste los extras de ${count === 1 ? '1 producto' : `${count} productos`}.`;

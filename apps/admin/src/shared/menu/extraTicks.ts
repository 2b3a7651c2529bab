import type { ProductExtras } from '@crepas/api';
import { type Extra, type ExtraId, searchMenu } from '@crepas/domain';
import { deed, othersCopy } from './othersCopy.ts';

/** The extras of a product while they are ticked. */
export type ExtraTicks = {
  readonly extras: readonly ExtraId[];
  /** As they were when the ticking began; kept with a draft. Null while they are not loaded. */
  readonly before: readonly ExtraId[] | null;
};

/** Adds the id, or removes it if it is present (spec §4). */
export const toggled = <Id>(ids: readonly Id[], id: Id): readonly Id[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Whether both lists have the same ids, in any order. */
export const isSameSet = (some: readonly ExtraId[], others: readonly ExtraId[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

/** After a tap. A tick that is taken back restores the first list, so that the form counts as unchanged. */
export function tickedExtras({ extras, before }: ExtraTicks, id: ExtraId): readonly ExtraId[] {
  const next = toggled(extras, id);
  return before !== null && isSameSet(next, before) ? before : next;
}

export type ExtrasEdit = Required<Pick<ProductExtras, 'extras' | 'before'>>;

/**
 * What to save; null for nothing. The call replaces all extras of a product, so unchanged ones are not sent, nor those of a product whose
 * extras were never loaded. A new tick of an extra that was deleted meanwhile is left out.
 *
 * @param all the extras of the shop; undefined while they are not loaded
 */
export function extrasEdit(
  { extras, before }: ExtraTicks,
  all: readonly Extra[] | undefined,
): ExtrasEdit | null {
  if (before === null) return null;
  const kept = extras.filter((id) => before.includes(id) || (all?.some((extra) => extra.id === id) ?? true));
  return isSameSet(kept, before) ? null : { extras: kept, before };
}

/** What somebody else did to the extras of a product while they were edited; empty when nobody did. @param saved as they are now */
export function extraOthersCopy(
  { extras, before = [] }: Pick<ProductExtras, 'extras' | 'before'>,
  saved: readonly ExtraId[],
  all: readonly Extra[],
): string {
  return othersCopy([
    ...deed(
      'agregó',
      namesOf(
        saved.filter((id) => !extras.includes(id) && !before.includes(id)),
        all,
      ),
    ),
    ...deed(
      'quitó',
      namesOf(
        extras.filter((id) => !saved.includes(id)),
        all,
      ),
    ),
  ]);
}

/** In the order of the menu. */
const namesOf = (ids: readonly ExtraId[], all: readonly Extra[]): readonly string[] =>
  all.filter(({ id }) => ids.includes(id)).map(({ name }) => name);

/** «Fresas, Nuez», in the order of the menu. */
export const extraNames = (ids: readonly ExtraId[], all: readonly Extra[]): string =>
  namesOf(ids, all).join(', ');

/** More names than these are not read at a glance. */
const namedAtOnce = 5;

/** «Extras: Fresas, Nuez»; of many the number and the first ones: «Extras (12): Fresas, Nuez, … y 7 más». */
export function ticksCopy(ids: readonly ExtraId[], all: readonly Extra[]): string {
  const names = namesOf(ids, all);
  const rest = names.length - namedAtOnce;
  if (names.length === 0) return 'Sin extras';
  if (rest <= 0) return `Extras: ${names.join(', ')}`;
  return `Extras (${names.length}): ${names.slice(0, namedAtOnce).join(', ')} y ${rest} más`;
}

/** The extras that somebody may mean, in the order of the menu; all of them for no word. */
export function searchExtras(extras: readonly Extra[], typed: string): readonly Extra[] {
  if (typed.trim() === '') return extras;
  const entries = extras.map((extra) => ({ product: { ...extra, alsoFoundAs: '' }, category: '' }));
  const found = new Set(searchMenu(entries, typed).map(({ product }) => product.id));
  return extras.filter(({ id }) => found.has(id));
}

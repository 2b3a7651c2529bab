import { type GroupChange, type OptionChange, optionFields } from '@crepas/api';
import { groupBounds } from '@crepas/domain';
import { type Merging, mergeLists } from './mergeLists.ts';

/** A merged group, or why the sender has to decide. */
export type Merge =
  | { readonly kind: 'merged'; readonly change: GroupChange }
  /** The sender changed an option that somebody else deleted. */
  | { readonly kind: 'deletedMeanwhile'; readonly name: string }
  /** Both gave this name to an option. */
  | { readonly kind: 'takenName'; readonly name: string }
  /** With those of the other one there would be more options than a group may have. */
  | { readonly kind: 'tooMany' };

/**
 * Two people who edit a group at once keep each other's work ({@link mergeLists}).
 *
 * @param before the group as the sender read it
 */
export function mergeGroup(before: GroupChange, sent: GroupChange, now: GroupChange): Merge {
  const { items: options, revived } = mergeLists(before.options, sent.options, now.options, merging);
  // Under its number an option cannot come back.
  if (revived[0]) return { kind: 'deletedMeanwhile', name: revived[0].name };
  if (options.length > groupBounds.options) return { kind: 'tooMany' };
  const names = options.map(({ name }) => name.toLowerCase());
  const taken = options.find((_, index) => names.indexOf(names[index] ?? '') < index);
  if (taken) return { kind: 'takenName', name: taken.name };
  return { kind: 'merged', change: { name: sent.name === before.name ? now.name : sent.name, options } };
}

const merging: Merging<OptionChange> = {
  idOf: ({ id }) => id,
  fields: Object.keys(optionFields) as (keyof typeof optionFields)[],
};

import { type ChoiceGroup, type GroupId, searchMenu } from '@crepas/domain';

/** The groups that somebody may mean, by their name or that of an option, in the order of the list; all of them for no word. */
export function searchGroups(groups: readonly ChoiceGroup[], typed: string): readonly ChoiceGroup[] {
  if (typed.trim() === '') return groups;
  const entries = groups.map(({ id, name, options }) => ({
    id,
    product: { name, alsoFoundAs: '', description: options.map((option) => option.name).join(' ') },
    category: '',
  }));
  const found = searchMenu(entries, typed).map(({ id }) => id);
  return groups.filter(({ id }) => found.includes(id));
}

/** All ids after the found ones have changed places among each other. */
export function reordered(all: readonly GroupId[], found: readonly GroupId[]): readonly GroupId[] {
  const next = [...found];
  return all.map((id) => (found.includes(id) ? (next.shift() ?? id) : id));
}

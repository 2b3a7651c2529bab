import type { ChoiceGroup, Product } from '@crepas/domain';

/** What a customer chooses of a product, for its card: «Tamaño, Salsas». Undefined for nothing, and while it is unknown. */
export function choicesCopy(
  { groupIds = [] }: Pick<Product, 'groupIds'>,
  groups: readonly ChoiceGroup[] = [],
): string | undefined {
  const names = groupIds.flatMap((id) => groups.find((group) => group.id === id)?.name ?? []);
  return names.length === 0 ? undefined : names.join(', ');
}

import type { CategoryId } from './catalog.ts';

/**
 * The list with one item moved. A drop outside the list (`to` null or not a place in it) changes nothing (spec §4).
 *
 * @param from index of the dragged item
 * @param to index where it is dropped
 */
export function moveItem<Item>(items: readonly Item[], from: number, to: number | null): readonly Item[] {
  if (from === to || !isPlace(items, from) || !isPlace(items, to)) return items;
  const moved = [...items];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

const isPlace = (items: readonly unknown[], index: number | null): index is number =>
  Number.isInteger(index) && Object.hasOwn(items, Number(index));

export type CategoryPosition = { readonly id: CategoryId; readonly position: number };

/** Positions start at 1 (spec §9). */
export const categoryPositions = (ids: readonly CategoryId[]): readonly CategoryPosition[] =>
  ids.map((id, index) => ({ id, position: index + 1 }));

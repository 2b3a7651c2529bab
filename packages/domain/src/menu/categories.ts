import { toLine } from '../text/freeText.ts';
import type { CategoryId } from './catalog.ts';

/** The trimmed name of a category, or null when it is empty (spec §5). */
export const checkCategoryName = (typed: string): string | null => toLine(typed) || null;

export type CategoryPosition = { readonly id: CategoryId; readonly position: number };

/** Positions start at 1 (spec §9). */
export const categoryPositions = (ids: readonly CategoryId[]): readonly CategoryPosition[] =>
  ids.map((id, index) => ({ id, position: index + 1 }));

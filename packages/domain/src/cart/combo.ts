import type { Product } from '../menu/catalog.ts';

/** A combo holds exactly this many crepas (spec §9). */
export const comboSize = 3;

export type ComboChange = {
  readonly crepas: readonly Product[];
  /** The crepa that the new one replaced, for a notice to the customer. */
  readonly replaced: Product | null;
};

/**
 * Removes a crepa that is chosen, and appends one that is not. A fourth one replaces the third, which `replaced` names (spec §4);
 * `replaced` is null in every other case. The result never holds a crepa twice, nor more than {@link comboSize}.
 *
 * @param chosen at most {@link comboSize} different crepas, in the order of choice
 */
export function toggleCrepa(chosen: readonly Product[], crepa: Product): ComboChange {
  if (chosen.some(({ id }) => id === crepa.id)) {
    return { crepas: chosen.filter(({ id }) => id !== crepa.id), replaced: null };
  }
  const replaced = chosen[comboSize - 1] ?? null;
  return { crepas: [...chosen.slice(0, comboSize - 1), crepa], replaced };
}

/** Whether there are exactly {@link comboSize} crepas (spec §9). Only counts: {@link toggleCrepa} keeps them different. */
export const isComboComplete = (crepas: readonly Product[]): boolean => crepas.length === comboSize;

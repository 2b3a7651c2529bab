import type { Product } from '../menu/catalog.ts';

/** A combo holds exactly this many crepas (spec §9). */
export const comboSize = 3;

export type ComboChange = {
  readonly crepas: readonly Product[];
  /** The crepa that the new one replaced, for a notice to the customer. */
  readonly replaced: Product | null;
};

/** Toggles a crepa. A fourth one replaces the last (spec §4). */
export function toggleCrepa(chosen: readonly Product[], crepa: Product): ComboChange {
  if (chosen.some(({ id }) => id === crepa.id)) {
    return { crepas: chosen.filter(({ id }) => id !== crepa.id), replaced: null };
  }
  const replaced = chosen[comboSize - 1] ?? null;
  return { crepas: [...chosen.slice(0, comboSize - 1), crepa], replaced };
}

export const isComboComplete = (crepas: readonly Product[]): boolean => crepas.length === comboSize;

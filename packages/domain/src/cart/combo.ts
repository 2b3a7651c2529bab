import type { Product } from '../menu/catalog.ts';

/** How many crepas a combo holds, and whether they may be the same. */
export type ComboRule = Pick<Product, 'comboSize' | 'comboRepeats'>;

export type ComboChange = {
  readonly crepas: readonly Product[];
  /** The crepa that the new one replaced, for a notice to the customer. */
  readonly replaced: Product | null;
};

/**
 * Appends a crepa. One more than the combo holds replaces the last, which `replaced` names (spec §4); `replaced` is null in every other
 * case. Where crepas may not repeat, a crepa that is chosen is removed. The result never holds more than the combo does.
 *
 * @param chosen in the order of choice
 */
export function chooseCrepa(
  { comboSize, comboRepeats }: ComboRule,
  chosen: readonly Product[],
  crepa: Product,
): ComboChange {
  if (!comboRepeats && chosen.some(({ id }) => id === crepa.id)) {
    return { crepas: removeCrepa(chosen, crepa), replaced: null };
  }
  const replaced = chosen[comboSize - 1] ?? null;
  return { crepas: [...chosen.slice(0, comboSize - 1), crepa], replaced };
}

/** Without the last piece of a crepa. One that is not chosen changes nothing. */
export function removeCrepa(chosen: readonly Product[], { id }: Pick<Product, 'id'>): readonly Product[] {
  const last = chosen.map((crepa) => crepa.id).lastIndexOf(id);
  return chosen.filter((_, index) => index !== last);
}

/** Whether there are exactly as many crepas as the combo holds (spec §9). Only counts: {@link chooseCrepa} keeps them different. */
export const isComboComplete = ({ comboSize }: ComboRule, crepas: readonly unknown[]): boolean =>
  crepas.length === comboSize;

/** Whether a combo may hold these: as many as it holds, and different ones unless they may repeat. */
export const fitsCombo = (rule: ComboRule, crepaIds: readonly number[]): boolean =>
  isComboComplete(rule, crepaIds) && (rule.comboRepeats || new Set(crepaIds).size === crepaIds.length);

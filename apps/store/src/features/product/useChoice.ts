import {
  type Choice,
  type Extra,
  isComboComplete,
  type Product,
  toggleCrepa,
  withinLimit,
} from '@crepas/domain';
import { useState } from 'react';
import { useTransient } from '../../shared/hooks/useTransient.ts';
import { useComboCrepas, useProductExtras } from '../../shared/menu/menu.ts';

const announcementMs = 5000;

/** The customer's choice of quantity, extras and crepas; starts from the edited line, or from an earlier order. */
export function useChoice(product: Product, start: Choice | null) {
  const [quantity, setQuantity] = useState(start?.quantity ?? 1);
  const [chosenExtras, setExtras] = useState<readonly Extra[]>(start?.extras ?? []);
  const [chosenCrepas, setCrepas] = useState<readonly Product[]>(start?.crepas ?? []);
  const extras = keepOffered(chosenExtras, useProductExtras(product).data);
  const crepas = keepOffered(chosenCrepas, useComboCrepas(product.isCombo).data);
  const lostCrepas = chosenCrepas.filter(({ id }) => crepas.every((crepa) => crepa.id !== id));
  const announcement = useTransient<string>(announcementMs);

  const choice: Choice = { product, quantity, extras, crepas };
  return {
    choice,
    isComplete: !product.isCombo || isComboComplete(crepas),
    announcement: announcement.value,
    /** Chosen, and sold out since. */
    lostCrepas,
    increase: () => setQuantity((count) => withinLimit(count + 1)),
    decrease: () => setQuantity((count) => withinLimit(count - 1)),
    toggleExtra: (extra: Extra) =>
      setExtras(
        extras.some(({ id }) => id === extra.id)
          ? extras.filter(({ id }) => id !== extra.id)
          : [...extras, extra],
      ),
    toggleCrepa: (crepa: Product) => {
      const change = toggleCrepa(crepas, crepa);
      setCrepas(change.crepas);
      if (change.replaced) announcement.show(`${crepa.name} en lugar de ${change.replaced.name}`);
      else announcement.hide();
    },
  };
}

/** The chosen items that are still offered, with today's values; all of them while the offer is unknown. */
export const keepOffered = <Item extends { readonly id: number; readonly available: boolean }>(
  chosen: readonly Item[],
  offered: readonly Item[] | undefined,
): readonly Item[] =>
  offered
    ? chosen.flatMap((item) => offered.find(({ id, available }) => available && id === item.id) ?? [])
    : chosen;

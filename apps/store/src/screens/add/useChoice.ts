import {
  type Choice,
  type Extra,
  isComboComplete,
  maxQuantity,
  type Product,
  toggleCrepa,
} from '@crepas/domain';
import { useState } from 'react';
import { useTransient } from '../../hooks/useTransient.ts';

const announcementMs = 5000;

/** What the customer puts together of a product. */
export function useChoice(product: Product) {
  const [quantity, setQuantity] = useState(1);
  const [extras, setExtras] = useState<readonly Extra[]>([]);
  const [crepas, setCrepas] = useState<readonly Product[]>([]);
  const announcement = useTransient<string>(announcementMs);

  const choice: Choice = { product, quantity, extras, crepas };
  return {
    choice,
    isComplete: !product.isCombo || isComboComplete(crepas),
    announcement: announcement.value,
    increase: () => setQuantity((count) => Math.min(maxQuantity, count + 1)),
    decrease: () => setQuantity((count) => Math.max(1, count - 1)),
    toggleExtra: (extra: Extra) =>
      setExtras((chosen) =>
        chosen.some(({ id }) => id === extra.id)
          ? chosen.filter(({ id }) => id !== extra.id)
          : [...chosen, extra],
      ),
    toggleCrepa: (crepa: Product) => {
      const change = toggleCrepa(crepas, crepa);
      setCrepas(change.crepas);
      if (change.replaced) announcement.show(`${crepa.name} en lugar de ${change.replaced.name}`);
      else announcement.hide();
    },
  };
}

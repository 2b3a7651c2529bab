import type { CartLine, ProductId } from '@crepas/domain';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { lineParam } from '../../paths.ts';
import { useCart } from '../../stores/cart.ts';

/** The cart line that is edited, as it was at first; null for a new one. */
export function useEditedLine(id: ProductId): CartLine | null {
  const query = new URLSearchParams(useLocation().search);
  const key = query.get(lineParam);
  const found = useCart(({ cart }) => cart.find((line) => line.key === key && line.product.id === id));
  const [line, setLine] = useState(found);
  // The stored cart is available only after hydration.
  if (!line && found) setLine(found);
  return line ?? null;
}

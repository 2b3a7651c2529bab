import type { CartLine, ProductId } from '@crepas/domain';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { lineParam } from '../../paths.ts';
import { useCart } from '../../stores/cart.ts';

/** The line of the cart that is edited here, as it was found; null where a new one is put together. */
export function useEditedLine(id: ProductId): CartLine | null {
  const query = new URLSearchParams(useLocation().search);
  const key = query.get(lineParam);
  const found = useCart(({ cart }) => cart.find((line) => line.key === key && line.product.id === id));
  const [line, setLine] = useState(found);
  // What the customer stored is there only after hydration.
  if (!line && found) setLine(found);
  return line ?? null;
}

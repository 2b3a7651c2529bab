import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense } from 'react';
import { useHasCodes } from './discountCode.ts';
import type { CartDiscount } from './useDiscount.ts';

const DiscountField = lazyWithRetry(() => import('./DiscountField.tsx').then((part) => part.DiscountField));

/** «¿Tienes un código?», where the owner has codes. A shop without never loads its script. */
export function DiscountOption({ discount }: { discount: CartDiscount }) {
  const hasCodes = useHasCodes();
  return (
    hasCodes && (
      <Suspense>
        <DiscountField discount={discount} />
      </Suspense>
    )
  );
}

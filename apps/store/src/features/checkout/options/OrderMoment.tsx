import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense } from 'react';
import { useShopHours } from '../../address/index.ts';
import { useMoments } from '../useMoments.ts';

const WhenOption = lazyWithRetry(() => import('./WhenOption.tsx').then((part) => part.WhenOption));

/** «¿Cuándo lo quieres?», where the shop takes orders for later. A shop that takes none never loads its script. */
export function OrderMoment() {
  const moments = useMoments();
  const { closed, isOfPlace = false } = useShopHours();
  const isShown = moments && (moments.offered.length > 0 || moments.reading.kind !== 'soon');
  return (
    isShown && (
      <Suspense>
        <WhenOption moments={moments} isSoonTaken={!closed || isOfPlace} />
      </Suspense>
    )
  );
}

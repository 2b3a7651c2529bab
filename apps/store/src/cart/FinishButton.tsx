import { Button, Price } from '@crepas/ui';
import { useEffect } from 'react';
import { prefetchNextStep } from '../checkout/prefetchNextStep.ts';
import { useCartNews } from '../checkout/useCartNews.ts';
import type { Checkout } from '../checkout/useCheckout.ts';

export function FinishButton({ checkout }: { checkout: Checkout }) {
  const { total } = useCartNews();
  useEffect(prefetchNextStep, []);
  return (
    <Button
      wide
      busy={checkout.status.kind === 'sending'}
      onClick={() => void checkout.finish()}
      end={<Price cents={total} />}
    >
      Finalizar
    </Button>
  );
}

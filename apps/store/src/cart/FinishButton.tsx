import { Button, Price } from '@crepas/ui';
import { useEffect } from 'react';
import { prefetchNextStep } from '../checkout/prefetchNextStep.ts';
import { useCartNews } from '../checkout/useCartNews.ts';
import type { Checkout } from '../checkout/useCheckout.ts';
import { whenIdle } from '../whenIdle.ts';

const patienceMs = 1000;

export function FinishButton({ checkout }: { checkout: Checkout }) {
  const { total } = useCartNews();
  useEffect(() => whenIdle(prefetchNextStep, patienceMs), []);
  return (
    <Button
      wide
      busy={checkout.status.kind === 'sending'}
      onClick={({ detail }) => {
        // The second of two taps on what led here is no order.
        if (detail < 2) void checkout.finish();
      }}
      end={<Price cents={total} />}
    >
      Finalizar
    </Button>
  );
}

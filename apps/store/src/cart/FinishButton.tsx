import { Button, Price } from '@crepas/ui';
import { useEffect } from 'react';
import { useCartNews } from '../checkout/useCartNews.ts';
import type { Checkout } from '../checkout/useCheckout.ts';
import { whenIdle } from '../whenIdle.ts';

const patienceMs = 1000;

/** A chunk of its own: the cart is shown without it. What does not come is asked for by the tap. */
const prefetch = () => {
  import('../checkout/prefetchNextStep.ts')
    .then(({ prefetchNextStep }) => prefetchNextStep())
    .catch(() => undefined);
};

export function FinishButton({ checkout }: { checkout: Checkout }) {
  const { total } = useCartNews();
  useEffect(() => whenIdle(prefetch, patienceMs), []);
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

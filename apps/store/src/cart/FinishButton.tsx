import { Button, Price } from '@crepas/ui';
import { useEffect } from 'react';
import type { Checkout } from '../checkout/useCheckout.ts';
import { useCartNews } from '../queries/cartNews.ts';
import { whenIdle } from '../whenIdle.ts';

const idleTimeoutMs = 1000;

/** A chunk of its own: the cart renders without it. A failed prefetch is repeated by the tap. Never rejects. */
export const prefetch = (): Promise<void> =>
  import('./prefetchNextStep.ts').then(({ prefetchNextStep }) => prefetchNextStep()).catch(() => undefined);

export function FinishButton({ checkout }: { checkout: Checkout }) {
  const { total } = useCartNews();
  useEffect(() => whenIdle(prefetch, idleTimeoutMs), []);
  return (
    <Button
      wide
      busy={checkout.status.kind === 'sending'}
      onClick={({ detail }) => {
        // The second tap of a double tap on the previous screen must not place an order.
        if (detail < 2) void checkout.finish();
      }}
      end={<Price cents={total} />}
    >
      Finalizar
    </Button>
  );
}

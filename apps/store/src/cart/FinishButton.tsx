import { Button, ButtonLink, Price } from '@crepas/ui';
import { useEffect } from 'react';
import type { Checkout } from '../checkout/useCheckout.ts';
import { paths } from '../paths.ts';
import { useCartNews } from '../queries/cartNews.ts';
import { useIsPickup } from '../stores/fulfilment.ts';
import { useShopStatus } from '../stores/shopStatus.ts';
import { whenIdle } from '../whenIdle.ts';
import { whenTouched } from '../whenTouched.ts';

const idleTimeoutMs = 1000;
const untouchedMs = 5000;

/** A chunk of its own: the cart renders without it. A failed prefetch is repeated by the tap. Never rejects. */
export const prefetch = (): Promise<void> =>
  import('./prefetchNextStep.ts').then(({ prefetchNextStep }) => prefetchNextStep()).catch(() => undefined);

export function FinishButton({ checkout }: { checkout: Checkout }) {
  const { total, isAnyAvailable, incomplete, stop } = useCartNews();
  const hasPaymentChoice = useShopStatus((status) => status.hasPaymentChoice);
  const isPickup = useIsPickup();
  // Before the tap the customer sees the ways to pay, what is missing to the minimum, and the name that fetching needs.
  const mustShow = hasPaymentChoice || isPickup || !!stop;
  useEffect(() => {
    const load = () => whenIdle(prefetch, idleTimeoutMs);
    if (mustShow) load();
    else whenTouched(load, untouchedMs);
  }, [mustShow]);
  const isSending = checkout.status.kind === 'sending';
  if (!isAnyAvailable && !isSending && !checkout.unconfirmed) {
    return (
      <ButtonLink wide to={incomplete ? paths.editLine(incomplete) : paths.home}>
        {`Elegir otra ${incomplete ? 'crepa' : 'cosa'}`}
      </ButtonLink>
    );
  }
  return (
    <Button
      wide
      busy={isSending}
      onClick={({ detail }) => {
        // The second tap of a double tap on the previous screen must not place an order.
        if (detail < 2) void checkout.finish();
      }}
      end={<Price cents={total} />}
    >
      {isSending ? 'Enviando…' : 'Finalizar'}
    </Button>
  );
}

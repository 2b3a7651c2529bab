import { Button, ButtonLink, Price } from '@crepas/ui';
import { useEffect } from 'react';
import { useCartNews } from '../../shared/cart/cartNews.ts';
import { type Navigation, useNavigation } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useShopStatus } from '../../shared/shop/shopStatus.ts';
import { whenIdle } from '../../shared/whenIdle.ts';
import { whenTouched } from '../../shared/whenTouched.ts';
import { useIsPickup } from '../address/index.ts';
import type { Checkout } from './useCheckout.ts';

const idleTimeoutMs = 1000;
const untouchedMs = 5000;

/** The optional fields of the cart. Never rejects. */
export const loadOptions = (): Promise<void> =>
  import('./prefetchNextStep.ts').then(({ showOptions }) => showOptions()).catch(() => undefined);

/** A chunk of its own: the cart renders without it. A failed prefetch is repeated by the tap. Never rejects. */
const prefetch = (navigation: Navigation): Promise<void> =>
  import('./prefetchNextStep.ts')
    .then(({ prefetchNextStep }) => prefetchNextStep(navigation))
    .catch(() => undefined);

export function FinishButton({ checkout }: { checkout: Checkout }) {
  const { total, isAnyAvailable, incomplete, stop } = useCartNews();
  const hasPaymentChoice = useShopStatus((status) => status.hasPaymentChoice);
  const isPickup = useIsPickup();
  const navigation = useNavigation();
  // Before the tap the customer sees the ways to pay, what is missing to the minimum, and the name that fetching needs.
  const mustShow = hasPaymentChoice || isPickup || !!stop;
  useEffect(() => {
    const load = () => whenIdle(() => void prefetch(navigation), idleTimeoutMs);
    if (mustShow) load();
    else whenTouched(load, untouchedMs);
  }, [mustShow, navigation]);
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

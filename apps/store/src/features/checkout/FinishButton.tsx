import { Button, ButtonLink, Price } from '@crepas/ui';
import { useEffect } from 'react';
import { useCart } from '../../shared/cart/cart.ts';
import { type Navigation, useNavigation } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { whenTouched } from '../../shared/schedule.ts';
import { nextStep } from '../address/index.ts';
import { prefetchPlacing } from './CheckoutResult.tsx';
import { useCartChanges } from './useCartChanges.ts';
import type { Checkout } from './useCheckout.ts';

/** Prefetches the step that «Finalizar» leads to. A failed prefetch is repeated by the tap. */
function prefetchNextStep({ prefetch }: Navigation): void {
  const { kind } = nextStep(useCart.getState().cart);
  if (kind === 'ready') prefetchPlacing();
  if (kind === 'needsAddress') prefetch(paths.address);
  if (kind === 'needsPhone') prefetch(paths.sms);
}

export function FinishButton({ checkout }: { checkout: Checkout }) {
  const { total, isAnyAvailable, incomplete, lacking, isRead } = useCartChanges();
  const { goOn } = checkout;
  const navigation = useNavigation();
  useEffect(() => {
    whenTouched(() => prefetchNextStep(navigation));
  }, [navigation]);
  // With today's prices and hours, as at a tap.
  useEffect(() => {
    if (isRead) goOn();
  }, [isRead, goOn]);
  const isSending = checkout.status.kind === 'sending';
  if (!isAnyAvailable && !isSending && !checkout.unconfirmed) {
    return (
      <ButtonLink wide to={incomplete ? paths.editLine(incomplete) : paths.home}>
        {`Elegir otra ${incomplete ? lacking : 'cosa'}`}
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

import { cartTotal } from '@crepas/domain';
import { Button, Price } from '@crepas/ui';
import type { Checkout } from '../checkout/useCheckout.ts';
import { useCart } from '../stores/cart.ts';

export function FinishButton({ checkout }: { checkout: Checkout }) {
  const total = useCart(({ cart }) => cartTotal(cart));
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

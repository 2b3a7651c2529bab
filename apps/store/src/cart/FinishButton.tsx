import { Button, ButtonLink, Price, Text } from '@crepas/ui';
import { useEffect } from 'react';
import type { Checkout } from '../checkout/useCheckout.ts';
import { paths } from '../paths.ts';
import { useCartNews } from '../queries/cartNews.ts';
import { whenIdle } from '../whenIdle.ts';
import styles from './FinishButton.module.css';

const idleTimeoutMs = 1000;

/** A chunk of its own: the cart renders without it. A failed prefetch is repeated by the tap. Never rejects. */
export const prefetch = (): Promise<void> =>
  import('./prefetchNextStep.ts').then(({ prefetchNextStep }) => prefetchNextStep()).catch(() => undefined);

export function FinishButton({ checkout }: { checkout: Checkout }) {
  const { total, isAnyAvailable } = useCartNews();
  useEffect(() => whenIdle(prefetch, idleTimeoutMs), []);
  const isSending = checkout.status.kind === 'sending';
  if (!isAnyAvailable && !isSending && !checkout.unconfirmed) return <NothingLeft />;
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

/** Every line is gone, or is a combo without one of its crepas. */
const NothingLeft = () => (
  <>
    <Text className={styles.nothingLeft}>Nada de tu carrito se puede pedir como está.</Text>
    <ButtonLink wide to={paths.home}>
      Elegir otra cosa
    </ButtonLink>
  </>
);

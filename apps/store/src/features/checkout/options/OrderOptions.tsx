import { type Cents, maxLines } from '@crepas/domain';
import { Text } from '@crepas/ui';
import { useQuery } from '@tanstack/react-query';
import { AboutLinks } from '../../../shared/about/AboutLinks.tsx';
import { useCart } from '../../../shared/cart/cart.ts';
import { useOrderOptions } from '../../../shared/order/orderOptions.ts';
import { shopQuery } from '../../../shared/shop/shop.ts';
import { useShopNow } from '../../../shared/shop/shopNow.ts';
import { useIsPickup } from '../../address/index.ts';
import { useCheckoutStore } from '../checkoutStatus.ts';
import { chosenPayment } from '../readTypedOptions.ts';
import { useCartChanges } from '../useCartChanges.ts';
import { OrderMoment } from './OrderMoment.tsx';
import styles from './OrderOptions.module.css';
import { CashOption, PaymentOption } from './PaymentOptions.tsx';
import { NoteOption, RecipientOption } from './TextOptions.tsx';

/** What a customer may add to an order: the fields that this server supports. Below the total, where they move nothing. */
export function OrderOptions({ total }: { total: Cents }) {
  // Only observed: `followShop` asks the server.
  const { data: reading } = useQuery({ ...shopQuery, enabled: false });
  const features = useShopNow()?.shop.features ?? [];
  const { belowMinimumMessage, payments } = useCartChanges();
  const isIdle = useCheckoutStore(({ status }) => status.kind === 'idle');
  const lines = useCart(({ cart }) => cart.length);
  const remembered = useOrderOptions((state) => state.payment);
  const chosen = chosenPayment(payments, features, remembered);
  const payment = chosen ?? payments[0];
  const isPickup = useIsPickup();
  return (
    <div className={styles.root}>
      {lines > maxLines && (
        <Text>{`Un pedido lleva hasta ${maxLines} productos distintos. Quita ${lines - maxLines} y pídelos aparte.`}</Text>
      )}
      {belowMinimumMessage && isIdle && <Text tone="secondary">{belowMinimumMessage}</Text>}
      <OrderMoment />
      {features.includes('pagos') && <PaymentOption offered={payments} chosen={chosen} />}
      {features.includes('paga_con') && payment === 'cash' && total > 0 && <CashOption total={total} />}
      {features.includes('nota_pedido') && <NoteOption />}
      {features.includes('nombre') && <RecipientOption isRequired={isPickup} />}
      {/* Not before the fields above it: they would move it. */}
      {reading !== undefined && <AboutLinks />}
    </div>
  );
}

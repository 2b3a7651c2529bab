import { BottomBar, ButtonLink, EmptyState, Page, PageHeader } from '@crepas/ui';
import { useCart } from '../../shared/cart/cart.ts';
import { useHydrated } from '../../shared/hooks/useHydrated.ts';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useShopHours } from '../address/index.ts';
import { CheckoutResult, FinishButton, isJustPlaced, useCheckout } from '../checkout/index.ts';
import styles from './CartContents.module.css';
import { CartContents, CartHours, JustPlaced } from './CartContents.tsx';

/** The cart as a page (spec §2). */
export function CartScreen() {
  const isHydrated = useHydrated();
  const isFilled = useCart(({ cart }) => cart.length > 0) && isHydrated;
  const checkout = useCheckout();
  const isPlaced = !isFilled && isJustPlaced(checkout);
  const { closingNotice } = useShopHours();
  const bar = (
    <BottomBar>
      <CartHours />
      <FinishButton checkout={checkout} />
    </BottomBar>
  );
  return (
    <Page width="desk" bar={isFilled ? bar : undefined}>
      <ScreenTitle>Tu carrito</ScreenTitle>
      <PageHeader title="Tu carrito" backTo={paths.home} />
      <CheckoutResult checkout={checkout} />
      {isPlaced && <JustPlaced />}
      {!isFilled && !isPlaced && (
        <EmptyState
          title="Tu carrito está vacío"
          className={isHydrated ? undefined : styles.untilKnown}
          action={<ButtonLink to={paths.home}>Ver el menú</ButtonLink>}
        />
      )}
      {isHydrated && <CartContents columns />}
      {closingNotice && <div className={styles.roomForHours} />}
    </Page>
  );
}

import { ButtonLink, EmptyState, Page, PageHeader } from '@crepas/ui';
import { useCheckout } from '../../checkout/useCheckout.ts';
import { paths } from '../../paths.ts';
import { titleOf } from '../../shop.ts';
import { useCart } from '../../stores/cart.ts';
import { CartContents } from './CartContents.tsx';
import { CheckoutNews } from './CheckoutNews.tsx';
import { FinishBar } from './FinishBar.tsx';

/** The cart as a page (spec §2). */
export function CartScreen() {
  const isEmpty = useCart(({ cart }) => cart.length === 0);
  const checkout = useCheckout();
  return (
    <Page bar={isEmpty ? undefined : <FinishBar checkout={checkout} />}>
      <title>{titleOf('Tu carrito')}</title>
      <PageHeader title="Tu carrito" backTo={paths.home} />
      <CheckoutNews checkout={checkout} />
      {isEmpty && (
        <EmptyState
          title="Tu carrito está vacío"
          action={<ButtonLink to={paths.home}>Ver el menú</ButtonLink>}
        />
      )}
      <CartContents />
    </Page>
  );
}

import { cartTotal } from '@crepas/domain';
import { CartBar, DeliveryStrip, Page, ShopHeader } from '@crepas/ui';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { CartDrawer } from '../../cart/CartDrawer.tsx';
import { CartToggle } from '../../cart/CartToggle.tsx';
import { useOnline } from '../../hooks/useOnline.ts';
import { useScrollMemory } from '../../hooks/useScrollMemory.ts';
import { Redirect } from '../../layout/Redirect.tsx';
import { paths } from '../../paths.ts';
import { useDeliveryCopy } from '../../queries/deliveryCopy.ts';
import { usePromisedMinutes } from '../../queries/deliveryMinutes.ts';
import { usePromo } from '../../queries/menu.ts';
import { useCart } from '../../stores/cart.ts';
import { useIsPickup } from '../../stores/fulfilment.ts';
import { useShopStatus } from '../../stores/shopStatus.ts';
import { useShopWords } from '../../stores/shopWords.ts';
import { AddScreen, CartScreen } from '../screens.ts';
import { ActiveOrders } from './ActiveOrders.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { Banners } from './Banners.tsx';
import { BestSelections } from './BestSelections.tsx';
import { Menu } from './Menu.tsx';

/**
 * The home page. Its outlet renders on top of it: the splash at `/` (decision S1), the location question at `/home`.
 */
export function HomeScreen() {
  useScrollMemory('home');
  const { name, tagline, message } = useShopWords();
  const cart = useCart((state) => state.cart);
  const isOnline = useOnline();
  const promo = usePromo();
  usePrefetchedScreens(cart.length > 0);
  // Offline, a failed request says nothing about the shop (decision S9).
  if (promo.isError && !promo.isFetching && isOnline) return <Redirect to={paths.maintenance} />;

  return (
    <>
      <title>{[name, tagline].filter(Boolean).join(' · ')}</title>
      <Page width="wide" bar={<CartBar to={paths.cart} lines={cart.length} totalCents={cartTotal(cart)} />}>
        <ShopHeader name={name} tagline={tagline} message={message} end={<CartToggle />}>
          <AddressChoice />
        </ShopHeader>
        <Banners />
        <ShopPromise />
        <ActiveOrders />
        <BestSelections />
        <Menu />
      </Page>
      <CartDrawer />
      <Outlet />
    </>
  );
}

/** How fast the shop delivers, or why it does not at this moment: always in the same space. */
function ShopPromise() {
  const isPickup = useIsPickup();
  const minutes = usePromisedMinutes(isPickup ? 'pickup' : 'delivery');
  const { news, closed, quiet } = useShopStatus(({ hours }) => hours);
  const delivery = useDeliveryCopy();
  return (
    <DeliveryStrip
      minutes={minutes}
      delivery={delivery}
      isPickup={isPickup}
      news={news}
      closed={closed}
      quiet={quiet}
    />
  );
}

/** Late enough not to compete with the first pictures. */
const quietMs = 2000;

/** Prefetches the screens that most customers open next. A failed prefetch is repeated on navigation. */
function usePrefetchedScreens(hasCart: boolean) {
  useEffect(() => {
    const timer = setTimeout(() => {
      AddScreen.preload().catch(() => undefined);
      if (hasCart) CartScreen.preload().catch(() => undefined);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [hasCart]);
}

import { CartBar, DeliveryStrip, Page, ShopHeader } from '@crepas/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useNavigationType } from 'react-router';
import { AboutLinks } from '../../shared/about/AboutLinks.tsx';
import { useCart } from '../../shared/cart/cart.ts';
import { useOnline } from '../../shared/connection.ts';
import { usePromo } from '../../shared/menu/menu.ts';
import { useCartTotal } from '../../shared/menu/useCartTotal.ts';
import { Redirect, useNavigation } from '../../shared/navigation.ts';
import { paths, patterns } from '../../shared/paths.ts';
import { noticeWithOffer } from '../../shared/shop/shopHours.ts';
import { useDeliveryCopy, usePromisedMinutes } from '../../shared/shop/shopPromise.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import { useSession } from '../../shared/storage/session.ts';
import { AddressChoice, useIsPickup, useShopHours } from '../address/index.ts';
import { CartDrawer, CartToggle } from '../cart/index.ts';
import { ActiveOrders } from '../orders/index.ts';
import { Banners } from './Banners.tsx';
import { BestSelections } from './BestSelections.tsx';
import { Menu } from './Menu.tsx';

/**
 * The home page. Its outlet renders on top of it: the splash at `/` (decision S1), the location question at `/home`.
 */
export function HomeScreen() {
  useScrollMemory();
  const { name, tagline, message } = useShopWords();
  const cart = useCart((state) => state.cart);
  const total = useCartTotal(cart);
  const isFinishing = useSession((state) => state.isFinishing);
  const isOnline = useOnline();
  const promo = usePromo();
  usePrefetchedScreens(cart.length > 0);
  // Offline, a failed request says nothing about the shop (decision S9).
  if (promo.isError && !promo.isFetching && isOnline) return <Redirect to={paths.maintenance} />;

  return (
    <>
      <title>{[name, tagline].filter(Boolean).join(' · ')}</title>
      <Page
        width="wide"
        bar={<CartBar to={paths.cart} lines={cart.length} totalCents={total} isFinishing={isFinishing} />}
      >
        <ShopHeader name={name} tagline={tagline} message={message} end={<CartToggle />}>
          <AddressChoice />
        </ShopHeader>
        <Banners />
        <ShopPromise />
        <ActiveOrders />
        <BestSelections />
        <Menu />
        <AboutLinks />
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
  const hours = useShopHours();
  const { isOfPlace, closed, isSilentTick } = hours;
  const delivery = useDeliveryCopy();
  return (
    <DeliveryStrip
      minutes={minutes}
      delivery={delivery}
      isPickup={isPickup}
      closingNotice={noticeWithOffer(hours)}
      isOfPlace={isOfPlace}
      closed={closed}
      isSilentTick={isSilentTick}
    />
  );
}

/** Late enough not to compete with the first pictures. */
const quietMs = 2000;

/** Prefetches the screens that most customers open next. A failed prefetch is repeated on navigation. */
function usePrefetchedScreens(hasCart: boolean) {
  const { prefetch } = useNavigation();
  useEffect(() => {
    const timer = setTimeout(() => {
      prefetch(patterns.add);
      if (hasCart) prefetch(paths.cart);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [hasCart, prefetch]);
}

/** Vertical scroll position of home when it was left. */
let scrolledTo: number | undefined;

/**
 * Restores home's scroll position (decision S7); the first visit starts at the top. After a page load or a step back,
 * the browser restores it instead: the customer may have scrolled before the app started.
 */
function useScrollMemory() {
  const [isBrowsers] = useState(useNavigationType() === 'POP');

  useLayoutEffect(() => {
    if (scrolledTo === undefined && isBrowsers) return;
    window.scrollTo({ top: scrolledTo ?? 0, behavior: 'instant' });
  }, [isBrowsers]);

  // A layout effect: it must stop listening before the next screen scrolls.
  useLayoutEffect(() => {
    const remember = () => {
      scrolledTo = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
}

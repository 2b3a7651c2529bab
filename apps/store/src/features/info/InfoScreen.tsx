import { useLocation } from 'react-router';
import { aboutPathOf, aboutPaths } from '../../shared/aboutPaths.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { ShopScreen } from './ShopScreen.tsx';

/**
 * The pages behind the route `*`, which few visits need: the shop, the notice, and every unknown address.
 */
export function InfoScreen() {
  const { pathname } = useLocation();
  switch (aboutPathOf(pathname)) {
    case aboutPaths.privacy:
      return <PrivacyScreen />;
    case aboutPaths.shop:
      return <ShopScreen />;
    case null:
      return <NotFoundScreen />;
  }
}

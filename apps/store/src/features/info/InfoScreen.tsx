import { useLocation } from 'react-router';
import { aboutPathOf, aboutPaths } from '../../shared/aboutPaths.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { ShopScreen } from './ShopScreen.tsx';

/**
 * Every screen that few visits need, in one chunk behind the route `*`. A route and a chunk of its own for each would be
 * named in home's first load, which has no byte to spare.
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

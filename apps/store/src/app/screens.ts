import { type LazyComponent, lazyWithRetry } from '@crepas/ui/loading';
import { matchPath } from 'react-router';
import { paths, patterns } from '../shared/paths.ts';

/** Every screen except home, which is part of the entry chunk. */

export const FirstSplash = lazyWithRetry(() =>
  import('../features/home/FirstSplash.tsx').then((part) => part.FirstSplash),
);
const AddScreen = lazyWithRetry(() =>
  import('../features/product/AddScreen.tsx').then((part) => part.AddScreen),
);
const CartScreen = lazyWithRetry(() =>
  import('../features/cart/CartScreen.tsx').then((part) => part.CartScreen),
);
const SearchScreen = lazyWithRetry(() =>
  import('../features/search/SearchScreen.tsx').then((part) => part.SearchScreen),
);
const LocationPermissionScreen = lazyWithRetry(() =>
  import('../features/address/LocationPermissionScreen.tsx').then((part) => part.LocationPermissionScreen),
);
const AddressScreen = lazyWithRetry(() =>
  import('../features/address/AddressScreen.tsx').then((part) => part.AddressScreen),
);
const UserdataScreen = lazyWithRetry(() =>
  import('../features/address/UserdataScreen.tsx').then((part) => part.UserdataScreen),
);
const SmsScreen = lazyWithRetry(() =>
  import('../features/phone/SmsScreen.tsx').then((part) => part.SmsScreen),
);
const OrderDetailsScreen = lazyWithRetry(() =>
  import('../features/orders/OrderDetailsScreen.tsx').then((part) => part.OrderDetailsScreen),
);
const FollowedOrderScreen = lazyWithRetry(() =>
  import('../features/orders/FollowedOrderScreen.tsx').then((part) => part.FollowedOrderScreen),
);
const MaintenanceScreen = lazyWithRetry(() =>
  import('../features/home/MaintenanceScreen.tsx').then((part) => part.MaintenanceScreen),
);
const PrivacyScreen = lazyWithRetry(() =>
  import('../features/info/PrivacyScreen.tsx').then((part) => part.PrivacyScreen),
);
const ShopScreen = lazyWithRetry(() =>
  import('../features/info/ShopScreen.tsx').then((part) => part.ShopScreen),
);
/** Every address that is not below. */
export const NotFoundScreen = lazyWithRetry(() =>
  import('../features/info/NotFoundScreen.tsx').then((part) => part.NotFoundScreen),
);

type OwnScreen = {
  readonly path: string;
  readonly Screen: LazyComponent<object>;
};

/** The screens that replace home; the splash and the location question render on top of it. */
export const screens: readonly OwnScreen[] = [
  { path: patterns.add, Screen: AddScreen },
  { path: paths.search, Screen: SearchScreen },
  { path: paths.cart, Screen: CartScreen },
  { path: paths.locationPermission, Screen: LocationPermissionScreen },
  { path: paths.address, Screen: AddressScreen },
  { path: paths.userdata, Screen: UserdataScreen },
  { path: paths.sms, Screen: SmsScreen },
  { path: patterns.orderDetails, Screen: OrderDetailsScreen },
  { path: patterns.follow, Screen: FollowedOrderScreen },
  { path: paths.maintenance, Screen: MaintenanceScreen },
  { path: paths.privacy, Screen: PrivacyScreen },
  { path: paths.shop, Screen: ShopScreen },
];

const homePaths = [paths.root, paths.home];

const screenAt = (path: string) => screens.find((screen) => matchPath(screen.path, path));

/** Null for the paths of `NotFoundScreen`. */
export const patternOf = (path: string): string | null =>
  homePaths.find((pattern) => matchPath(pattern, path)) ?? screenAt(path)?.path ?? null;

export async function preloadScreen(path: string): Promise<void> {
  const pattern = patternOf(path);
  if (pattern === paths.home) return;
  const Screen = pattern === paths.root ? FirstSplash : (screenAt(path)?.Screen ?? NotFoundScreen);
  await Screen.preload();
}

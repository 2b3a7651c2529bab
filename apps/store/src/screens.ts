import { type LazyComponent, lazyWithRetry } from '@crepas/ui/loading';
import { matchPath } from 'react-router';
import { paths, patterns } from './paths.ts';

/** Every screen except home, which is part of the entry chunk. */

export const FirstSplash = lazyWithRetry(() =>
  import('./screens/splash/FirstSplash.tsx').then((part) => part.FirstSplash),
);
export const AddScreen = lazyWithRetry(() =>
  import('./screens/add/AddScreen.tsx').then((part) => part.AddScreen),
);
export const CartScreen = lazyWithRetry(() =>
  import('./screens/cart/CartScreen.tsx').then((part) => part.CartScreen),
);
export const LocationPermissionScreen = lazyWithRetry(() =>
  import('./screens/locationPermission/LocationPermissionScreen.tsx').then(
    (part) => part.LocationPermissionScreen,
  ),
);
export const AddressScreen = lazyWithRetry(() =>
  import('./screens/address/AddressScreen.tsx').then((part) => part.AddressScreen),
);
export const UserdataScreen = lazyWithRetry(() =>
  import('./screens/userdata/UserdataScreen.tsx').then((part) => part.UserdataScreen),
);
export const SmsScreen = lazyWithRetry(() =>
  import('./screens/sms/SmsScreen.tsx').then((part) => part.SmsScreen),
);
export const OrderDetailsScreen = lazyWithRetry(() =>
  import('./screens/orderDetails/OrderDetailsScreen.tsx').then((part) => part.OrderDetailsScreen),
);
export const MaintenanceScreen = lazyWithRetry(() =>
  import('./screens/maintenance/MaintenanceScreen.tsx').then((part) => part.MaintenanceScreen),
);
/** Every address that is not below, also those of `aboutPaths.ts`. */
export const OtherScreen = lazyWithRetry(() =>
  import('./screens/other/OtherScreen.tsx').then((part) => part.OtherScreen),
);

const screenOf: readonly (readonly [pattern: string, screen: LazyComponent<object> | null])[] = [
  [paths.root, FirstSplash],
  [paths.home, null],
  [patterns.add, AddScreen],
  [paths.cart, CartScreen],
  [paths.locationPermission, LocationPermissionScreen],
  [paths.address, AddressScreen],
  [paths.userdata, UserdataScreen],
  [paths.sms, SmsScreen],
  [patterns.orderDetails, OrderDetailsScreen],
  [paths.maintenance, MaintenanceScreen],
];

/** Null for the paths of `OtherScreen`. */
export const patternOf = (path: string): string | null =>
  screenOf.find(([pattern]) => matchPath(pattern, path))?.[0] ?? null;

/** Loads the chunk of the screen at a path. */
export async function preloadScreen(path: string): Promise<void> {
  const known = screenOf.find(([pattern]) => matchPath(pattern, path));
  const screen = known ? known[1] : OtherScreen;
  await screen?.preload();
}

import { type LazyComponent, lazyWithRetry } from '@crepas/ui/loading';
import { matchPath } from 'react-router';
import { paths, patterns } from './paths.ts';

/** Every screen but home, which comes with the app itself. */

export const AddScreen = lazyWithRetry(async () => (await import('./screens/add/AddScreen.tsx')).AddScreen);
export const CartScreen = lazyWithRetry(
  async () => (await import('./screens/cart/CartScreen.tsx')).CartScreen,
);
export const LocationPermissionScreen = lazyWithRetry(
  async () =>
    (await import('./screens/locationPermission/LocationPermissionScreen.tsx')).LocationPermissionScreen,
);
export const AddressScreen = lazyWithRetry(
  async () => (await import('./screens/address/AddressScreen.tsx')).AddressScreen,
);
export const UserdataScreen = lazyWithRetry(
  async () => (await import('./screens/userdata/UserdataScreen.tsx')).UserdataScreen,
);
export const SmsScreen = lazyWithRetry(async () => (await import('./screens/sms/SmsScreen.tsx')).SmsScreen);
export const OrderDetailsScreen = lazyWithRetry(
  async () => (await import('./screens/orderDetails/OrderDetailsScreen.tsx')).OrderDetailsScreen,
);
export const MaintenanceScreen = lazyWithRetry(
  async () => (await import('./screens/maintenance/MaintenanceScreen.tsx')).MaintenanceScreen,
);
export const NotFoundScreen = lazyWithRetry(
  async () => (await import('./screens/notFound/NotFoundScreen.tsx')).NotFoundScreen,
);

const screenOf: readonly (readonly [pattern: string, screen: LazyComponent<object> | null])[] = [
  [paths.root, null],
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

/** Null for a path that the store does not have. */
export const patternOf = (path: string): string | null =>
  screenOf.find(([pattern]) => matchPath(pattern, path))?.[0] ?? null;

/** Fetches what the screen of a path is made of. */
export async function preloadScreen(path: string): Promise<void> {
  const known = screenOf.find(([pattern]) => matchPath(pattern, path));
  const screen = known ? known[1] : NotFoundScreen;
  await screen?.preload();
}

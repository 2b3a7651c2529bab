import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { AddressSavedGuard, LocationAnsweredGuard } from './guards.tsx';
import { LocationDialog } from './location/LocationDialog.tsx';
import { paths, patterns } from './paths.ts';
import { AddScreen } from './screens/add/AddScreen.tsx';
import { CartScreen } from './screens/cart/CartScreen.tsx';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { SplashScreen } from './screens/splash/SplashScreen.tsx';

const LocationPermissionScreen = lazy(async () => {
  const screen = await import('./screens/locationPermission/LocationPermissionScreen.tsx');
  return { default: screen.LocationPermissionScreen };
});
const AddressScreen = lazy(async () => {
  const screen = await import('./screens/address/AddressScreen.tsx');
  return { default: screen.AddressScreen };
});
const UserdataScreen = lazy(async () => {
  const screen = await import('./screens/userdata/UserdataScreen.tsx');
  return { default: screen.UserdataScreen };
});
const SmsScreen = lazy(async () => {
  const screen = await import('./screens/sms/SmsScreen.tsx');
  return { default: screen.SmsScreen };
});
const OrderDetailsScreen = lazy(async () => {
  const screen = await import('./screens/orderDetails/OrderDetailsScreen.tsx');
  return { default: screen.OrderDetailsScreen };
});
const MaintenanceScreen = lazy(async () => {
  const screen = await import('./screens/maintenance/MaintenanceScreen.tsx');
  return { default: screen.MaintenanceScreen };
});
const NotFoundScreen = lazy(async () => {
  const screen = await import('./screens/notFound/NotFoundScreen.tsx');
  return { default: screen.NotFoundScreen };
});

/** The way of most orders is one chunk; what an order may do without comes when it is needed. */
export const StoreRoutes = () => (
  <Routes>
    <Route element={<HomeScreen />}>
      <Route path={paths.root} element={<SplashScreen />} />
      <Route path={paths.home} element={<LocationDialog />} />
    </Route>
    <Route path={patterns.add} element={<AddScreen />} />
    <Route path={paths.cart} element={<CartScreen />} />
    <Route path={paths.locationPermission} element={<LocationPermissionScreen />} />
    <Route element={<LocationAnsweredGuard />}>
      <Route path={paths.address} element={<AddressScreen />} />
    </Route>
    <Route element={<AddressSavedGuard />}>
      <Route path={paths.userdata} element={<UserdataScreen />} />
    </Route>
    <Route path={paths.sms} element={<SmsScreen />} />
    <Route path={patterns.orderDetails} element={<OrderDetailsScreen />} />
    <Route path={paths.maintenance} element={<MaintenanceScreen />} />
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
);

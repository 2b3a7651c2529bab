import { Route, Routes } from 'react-router';
import { AddressSavedGuard, LocationAnsweredGuard } from './guards.tsx';
import { LocationDialog } from './location/LocationDialog.tsx';
import { paths, patterns } from './paths.ts';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { SplashScreen } from './screens/splash/SplashScreen.tsx';
import {
  AddressScreen,
  AddScreen,
  CartScreen,
  LocationPermissionScreen,
  MaintenanceScreen,
  NotFoundScreen,
  OrderDetailsScreen,
  SmsScreen,
  UserdataScreen,
} from './screens.ts';

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

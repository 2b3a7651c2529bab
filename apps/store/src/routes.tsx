import { type RouteObject, useRoutes } from 'react-router';
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
  OrderDetailsScreen,
  OtherScreen,
  SmsScreen,
  UserdataScreen,
} from './screens.ts';

const routes: RouteObject[] = [
  {
    element: <HomeScreen />,
    children: [
      { path: paths.root, element: <SplashScreen /> },
      { path: paths.home, element: <LocationDialog /> },
    ],
  },
  { path: patterns.add, element: <AddScreen /> },
  { path: paths.cart, element: <CartScreen /> },
  { path: paths.locationPermission, element: <LocationPermissionScreen /> },
  {
    element: <LocationAnsweredGuard />,
    children: [{ path: paths.address, element: <AddressScreen /> }],
  },
  {
    element: <AddressSavedGuard />,
    children: [{ path: paths.userdata, element: <UserdataScreen /> }],
  },
  { path: paths.sms, element: <SmsScreen /> },
  { path: patterns.orderDetails, element: <OrderDetailsScreen /> },
  { path: paths.maintenance, element: <MaintenanceScreen /> },
  { path: '*', element: <OtherScreen /> },
];

export const StoreRoutes = () => useRoutes(routes);

import { type RouteObject, useRoutes } from 'react-router';
import { LocationDialog } from '../location/LocationDialog.tsx';
import { paths } from '../paths.ts';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { InfoScreen, screens } from '../screens/screens.ts';
import { SplashScreen } from '../screens/splash/SplashScreen.tsx';

const routes: RouteObject[] = [
  {
    element: <HomeScreen />,
    children: [
      { path: paths.root, element: <SplashScreen /> },
      { path: paths.home, element: <LocationDialog /> },
    ],
  },
  ...screens.map(({ path, Screen }) => ({ path, element: <Screen /> })),
  { path: '*', element: <InfoScreen /> },
];

export const StoreRoutes = () => useRoutes(routes);

import { type RouteObject, useRoutes } from 'react-router';
import { LocationDialog } from '../features/address/index.ts';
import { HomeScreen } from '../features/home/index.ts';
import { paths } from '../shared/paths.ts';
import { SplashScreen } from './SplashScreen.tsx';
import { InfoScreen, screens } from './screens.ts';

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

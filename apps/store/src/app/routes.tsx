import { type RouteObject, useLocation, useRoutes } from 'react-router';
import { LocationDialog } from '../features/address/index.ts';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { Redirect } from '../shared/navigation.ts';
import { paths } from '../shared/paths.ts';
import { FirstSplash, NotFoundScreen, screens } from './screens.ts';

const routes: RouteObject[] = [
  {
    element: <HomeScreen />,
    children: [
      { path: paths.root, element: <SplashScreen /> },
      { path: paths.home, element: <LocationDialog /> },
    ],
  },
  ...screens.map(({ path, Screen }) => ({ path, element: <Screen /> })),
  { path: '*', element: <NotFoundScreen /> },
];

export const StoreRoutes = () => useRoutes(routes);

/** Covers home when a session begins here (decision S1). For a customer who comes from another screen `/` redirects to `/home`. */
function SplashScreen() {
  const isFirstPage = useLocation().key === 'default';
  return isFirstPage ? <FirstSplash /> : <Redirect to={paths.home} />;
}

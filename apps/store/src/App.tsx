import { Loading, OfflineBanner } from '@crepas/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useArrival } from './hooks/useArrival.ts';
import { useOnline } from './hooks/useOnline.ts';
import { EarlyTaps } from './rendered/EarlyTaps.tsx';
import { StoreRoutes } from './routes.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

/** Renders the screen of the current path. */
export function App() {
  const { pathname } = useLocation();
  const isOnline = useOnline();
  useArrival();
  return (
    <>
      <OfflineBanner offline={!isOnline} />
      <Suspense fallback={<Loading />}>
        <ScreenBoundary pathname={pathname}>
          <StoreRoutes />
          <EarlyTaps />
        </ScreenBoundary>
      </Suspense>
    </>
  );
}

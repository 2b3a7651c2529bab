import { ErrorState, Loading, OfflineBanner, Page, PageHeader, useArrival } from '@crepas/ui';
import { ScreenBoundary } from '@crepas/ui/loading';
import { Suspense } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useOnline } from '../shared/hooks/useOnline.ts';
import { ScreenTitle } from '../shared/layout/ScreenTitle.tsx';
import { paths } from '../shared/paths.ts';
import { EarlyTaps } from './pages/EarlyTaps.tsx';
import { StoreRoutes } from './routes.tsx';

/** Renders the screen of the current path. */
export function App() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isOnline = useOnline();
  // Home restores its own scroll position (decision S7), the browser does so after «back».
  useArrival(pathname, !isBack && pathname !== paths.home);
  return (
    <>
      <OfflineBanner offline={!isOnline} />
      <Suspense fallback={<Loading />}>
        <ScreenBoundary pathname={pathname} fallback={(retry) => <FailedScreen onRetry={retry} />}>
          <StoreRoutes />
          <EarlyTaps />
        </ScreenBoundary>
      </Suspense>
    </>
  );
}

const FailedScreen = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Page>
    <ScreenTitle>Algo salió mal</ScreenTitle>
    <PageHeader title="Algo salió mal" backTo={paths.home} backLabel="Volver al inicio" />
    <ErrorState title="No pudimos mostrar esta página" onRetry={onRetry}>
      Tu carrito sigue guardado. Intenta de nuevo.
    </ErrorState>
  </Page>
);

import { ErrorState, Loading, OfflineBanner, Page, PageHeader, useArrival } from '@crepas/ui';
import { ScreenBoundary } from '@crepas/ui/loading';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, Suspense, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isCartUnsaved } from '../shared/cart/cart.ts';
import { useOnline } from '../shared/connection.ts';
import { ScreenTitle } from '../shared/layout/ScreenTitle.tsx';
import { paths } from '../shared/paths.ts';
import { afterPaint } from '../shared/schedule.ts';
import { CatchUp } from './CatchUp.tsx';
import { StoreRoutes } from './routes.tsx';
import { StoreLinks } from './StoreLinks.tsx';

type StoreProps = {
  readonly queryClient: QueryClient;
  /** Wraps the app in a router: the browser's or the server's. */
  readonly router: (app: ReactNode) => ReactNode;
};

/** The whole app. Browser and server render the same tree: hydration needs it. */
export const Store = ({ queryClient, router }: StoreProps) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      {router(
        <StoreLinks>
          <App />
        </StoreLinks>,
      )}
    </QueryClientProvider>
  </StrictMode>
);

/** Renders the screen of the current path. */
function App() {
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
          <CatchUp />
        </ScreenBoundary>
        {/* Beside the boundary: a screen that throws at first has a button too. */}
        <EarlyTaps />
      </Suspense>
    </>
  );
}

/** Shown instead of a screen that threw while rendering, or did not arrive. */
export const FailedScreen = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Page>
    <ScreenTitle>Algo salió mal</ScreenTitle>
    <PageHeader title="Algo salió mal" backTo={paths.home} backLabel="Volver al inicio" />
    <ErrorState title="No pudimos mostrar esta página" onRetry={onRetry}>
      {isCartUnsaved()
        ? 'Vuelve al inicio: si recargas, tu carrito se pierde.'
        : 'Tu carrito sigue guardado. Intenta de nuevo.'}
    </ErrorState>
  </Page>
);

declare global {
  interface Window {
    /**
     * Set by the boot script until hydration: returns the next control that was tapped before it. Taps are held until there is none left, so
     * that a new one does not overtake them.
     */
    takeEarlyTap?: () => HTMLElement | undefined;
  }
}

const painted = () => new Promise<void>(afterPaint);

/** Each tap finds the page as the one before has left it: its work runs after the next frame, and is rendered in the one after. */
async function replayEarlyTaps() {
  for (let tapped = window.takeEarlyTap?.(); tapped; tapped = window.takeEarlyTap?.()) {
    tapped.click();
    await painted();
    await painted();
  }
  delete window.takeEarlyTap;
}

/** Replays the taps from before hydration. Rendered last, so that every other component has hydrated. */
function EarlyTaps() {
  useEffect(() => void replayEarlyTaps(), []);
  return null;
}

import { ErrorState, Loading, Logo, Page } from '@crepas/ui';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { paths } from './paths.ts';
import { rememberPlace } from './returnPlace.ts';
import { StaffFrame } from './StaffFrame.tsx';
import styles from './StaffOnly.module.css';
import { useSession } from './stores/session.ts';

/** The guard of every screen but `/login` (decision A1). The backend guards the data by itself. */
export function StaffOnly() {
  const session = useSession((store) => store.session);
  const place = useLocation();

  switch (session.kind) {
    case 'unknown':
      return (
        <Page className={styles.waiting}>
          <Loading>
            <Logo />
          </Loading>
        </Page>
      );
    case 'unreachable':
      return (
        <Page>
          <ErrorState onRetry={() => location.reload()}>Revisa tu internet e intenta de nuevo.</ErrorState>
        </Page>
      );
    case 'signedOut':
      return <Navigate to={paths.login} state={rememberPlace(place)} replace />;
    case 'signedIn':
      return (
        <StaffFrame>
          {/* Inside the frame: a screen that breaks takes neither the navigation nor the bell along. */}
          <ErrorBoundary place={place.pathname}>
            <Suspense
              fallback={
                <Page>
                  <Loading />
                </Page>
              }
            >
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </StaffFrame>
      );
  }
}

import { ErrorState, Loading, Logo, Page } from '@crepas/ui';
import { ScreenBoundary } from '@crepas/ui/loading';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { OrderWatch, sendPendingSteps } from '../features/orders/index.ts';
import { rememberPlace } from '../features/session/returnPlace.ts';
import { Notifications } from '../shared/notifications/Notifications.tsx';
import { paths } from '../shared/paths.ts';
import { useIsOwner, useMayChangeMenu, useSession } from '../shared/session/session.ts';
import { useHasFeature, useServerFeatures, useShop, useShopWords } from '../shared/shop/shop.ts';
import { FailedScreen } from './FailedScreen.tsx';
import styles from './StaffFrame.module.css';
import { StaffNavigation } from './StaffNavigation.tsx';

/** The guard of every screen but `/login` (decision A1). The backend guards the data by itself. */
export function StaffOnly() {
  const session = useSession((store) => store.session);
  const place = useLocation();

  switch (session.kind) {
    case 'unknown':
      // Until it is known whether somebody is signed in.
      return (
        <Page className={styles.waiting}>
          <Loading>
            <Logo />
          </Loading>
        </Page>
      );
    case 'unreachable':
      return <Unreachable canRetry={session.canRetry} />;
    case 'signedOut':
      return <Navigate to={paths.login} state={rememberPlace(place, session)} replace />;
    case 'signedIn':
      return (
        <StaffFrame>
          {/* Inside the frame: the navigation and the alarm stay when a screen throws. */}
          <ScreenBoundary pathname={place.pathname} fallback={(retry) => <FailedScreen onRetry={retry} />}>
            <Suspense
              fallback={
                <Page>
                  <Loading />
                </Page>
              }
            >
              <Outlet />
            </Suspense>
          </ScreenBoundary>
        </StaffFrame>
      );
  }
}

/** The sign-in did not load. It loads again with «Reintentar», or when the network returns. */
function Unreachable({ canRetry }: { readonly canRetry: boolean }) {
  const start = useSession((store) => store.start);

  useEffect(() => {
    if (!canRetry) return;
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [canRetry, start]);

  return (
    <Page>
      <ErrorState onRetry={canRetry ? start : () => location.reload()}>
        Revisa tu internet e intenta de nuevo.
      </ErrorState>
    </Page>
  );
}

type StaffFrameProps = { readonly children: ReactNode };

function StaffFrame({ children }: StaffFrameProps) {
  const signOut = useSession((store) => store.signOut);
  const isOwner = useIsOwner();
  const mayChangeMenu = useMayChangeMenu();
  useShop(); // Polls for every screen.
  const features = useServerFeatures();
  const hasShop = Boolean(features);
  const { name } = useShopWords();
  const hasReports = useHasFeature('reportes');
  const hasChanges = useHasFeature('cambios');
  const hasGroups = useHasFeature('grupos');
  const hasPeople = useHasFeature('personas');
  const hasCodes = useHasFeature('codigos');
  return (
    <div className={styles.root}>
      <StaffNavigation
        shopName={name}
        isOwner={isOwner}
        mayChangeMenu={mayChangeMenu}
        isServerKnown={features !== undefined}
        hasShop={hasShop}
        hasReports={hasReports}
        hasChanges={hasChanges}
        hasGroups={hasGroups}
        hasPeople={hasPeople}
        hasCodes={hasCodes}
        onSignOut={() => void sendPendingSteps().then(signOut)}
      />
      {children}
      <OrderWatch />
      <Notifications />
    </div>
  );
}

import { Card, Page } from '@crepas/ui';
import { Navigate, useLocation } from 'react-router';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { useShopWords } from '../../queries/shop.ts';
import { returnPlace } from '../../returnPlace.ts';
import { useSession } from '../../stores/session.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginHeader } from './LoginHeader.tsx';
import styles from './LoginScreen.module.css';

/** After the sign-in it returns to the requested page. It does not wait for the session: few visitors have one. */
export function LoginScreen() {
  const { state } = useLocation();
  const { name } = useShopWords();
  const isSignedIn = useSession(({ session }) => session.kind === 'signedIn');

  if (isSignedIn) return <Navigate to={returnPlace(state)} replace />;
  return (
    <Page className={styles.root}>
      <ScreenTitle>Iniciar sesión</ScreenTitle>
      <LoginHeader shopName={name} />
      <Card>
        <LoginForm />
      </Card>
    </Page>
  );
}

import { useLocation } from 'react-router';
import { Redirect } from '../shared/layout/Redirect.tsx';
import { paths } from '../shared/paths.ts';
import { useSession } from '../shared/storage/session.ts';
import { FirstSplash } from './screens.ts';

/**
 * Covers home when a session begins here (decision S1). Later, and for a customer who comes from another screen, `/`
 * redirects to `/home`.
 */
export function SplashScreen() {
  const isSeen = useSession(({ splashSeen }) => splashSeen);
  const isFirstPage = useLocation().key === 'default';
  return isSeen || !isFirstPage ? <Redirect to={paths.home} /> : <FirstSplash />;
}

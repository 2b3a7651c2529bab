import { Redirect } from '../../layout/Redirect.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../stores/session.ts';
import { FirstSplash } from '../screens.ts';

/** Covers home on the first visit of a session (decision S1); afterwards `/` redirects to `/home`. */
export function SplashScreen() {
  const isSeen = useSession(({ splashSeen }) => splashSeen);
  return isSeen ? <Redirect to={paths.home} /> : <FirstSplash />;
}

import { Splash } from '@crepas/ui';
import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { shopName, shopTagline } from '../../shop.ts';
import { useSession } from '../../stores/session.ts';
import { useSplashTimes } from './useSplashTimes.ts';

/** Lies over the home page the first time in a session (decision S1); afterwards `/` is `/home` at once. */
export function SplashScreen() {
  const isSeen = useSession(({ splashSeen }) => splashSeen);
  return isSeen ? <Navigate to={paths.home} replace /> : <FirstSplash />;
}

function FirstSplash() {
  const seeSplash = useSession((session) => session.seeSplash);
  const isFading = useSplashTimes(seeSplash);
  return <Splash name={shopName} tagline={shopTagline} fading={isFading} onClick={seeSplash} />;
}

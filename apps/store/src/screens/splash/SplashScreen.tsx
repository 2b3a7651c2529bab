import { Splash } from '@crepas/ui';
import { useRef } from 'react';
import { paths } from '../../paths.ts';
import { Redirect } from '../../Redirect.tsx';
import { shopName, shopTagline } from '../../shop.ts';
import { useSession } from '../../stores/session.ts';
import styles from './SplashScreen.module.css';
import { useSplashEnd } from './useSplashEnd.ts';

/** Covers home on the first visit of a session (decision S1); afterwards `/` redirects to `/home`. */
export function SplashScreen() {
  const isSeen = useSession(({ splashSeen }) => splashSeen);
  return isSeen ? <Redirect to={paths.home} /> : <FirstSplash />;
}

function FirstSplash() {
  const splash = useRef<HTMLDivElement>(null);
  const seeSplash = useSession((session) => session.seeSplash);
  useSplashEnd(splash, seeSplash);
  return (
    <Splash ref={splash} name={shopName} tagline={shopTagline} onClick={seeSplash} className={styles.root} />
  );
}

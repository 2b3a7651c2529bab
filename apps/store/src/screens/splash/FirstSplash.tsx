import { Splash } from '@crepas/ui';
import { useRef } from 'react';
import { useSession } from '../../stores/session.ts';
import { useShopWords } from '../../stores/shopWords.ts';
import styles from './FirstSplash.module.css';
import { useSplashEnd } from './useSplashEnd.ts';

/** The splash itself: a chunk, because most visits never show it. */
export function FirstSplash() {
  const { name, tagline } = useShopWords();
  const splash = useRef<HTMLDivElement>(null);
  const seeSplash = useSession((session) => session.seeSplash);
  useSplashEnd(splash, seeSplash);
  return <Splash ref={splash} name={name} tagline={tagline} onClick={seeSplash} className={styles.root} />;
}

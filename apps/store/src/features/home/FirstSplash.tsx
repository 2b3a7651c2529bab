import { Splash } from '@crepas/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Redirect } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import { useSession } from '../../shared/storage/session.ts';
import styles from './FirstSplash.module.css';

/** The splash of a visit's first page (decision S1). Later in a session it redirects. A link may bring a code: `/?codigo=CREPA10`. */
export function FirstSplash() {
  const { search } = useLocation();
  const isSeen = useSession(({ splashSeen }) => splashSeen);
  useEffect(() => void takeCode(search), [search]);
  return isSeen ? <Redirect to={paths.home} /> : <Shown />;
}

/** Loads the script of promo codes for a link with a code alone. When the load fails, the customer can type the code. */
async function takeCode(search: string): Promise<void> {
  if (!new URLSearchParams(search).has('codigo')) return;
  const discounts = await import('../discounts/index.ts').catch(() => null);
  discounts?.useDiscountCode.getState().link(search);
}

function Shown() {
  const { name, tagline } = useShopWords();
  const splash = useRef<HTMLDivElement>(null);
  const seeSplash = useSession((session) => session.seeSplash);
  useSplashEnd(splash, seeSplash);
  return <Splash ref={splash} name={name} tagline={tagline} onClick={seeSplash} className={styles.root} />;
}

/** Spec §9, milliseconds. */
const goneAtMs = 2000;

/** Calls `onGone` after 2 s, or at once when a key is pressed. */
function useSplashEnd(splash: RefObject<HTMLElement | null>, onGone: () => void): void {
  useEffect(() => {
    const gone = setTimeout(onGone, goneAtMs - shownMs(splash.current));
    window.addEventListener('keydown', onGone);
    return () => {
      clearTimeout(gone);
      window.removeEventListener('keydown', onGone);
    };
  }, [splash, onGone]);
}

/** A rendered page shows its splash before hydration: its animation's time says for how long. */
function shownMs(splash: HTMLElement | null): number {
  if (document.documentElement.dataset.splash === 'seen') return goneAtMs;
  return Number(splash?.getAnimations()[0]?.currentTime ?? 0);
}

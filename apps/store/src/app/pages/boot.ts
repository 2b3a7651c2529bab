import { installFileLoader, startPage } from '@crepas/ui/loading';
import {
  addressDetailsKey,
  cartKey,
  followedOrdersKey,
  followLinksKey,
  localJson,
  pastOrdersKey,
  sessionJson,
  sessionKey,
} from '../../shared/storage/jsonStorage.ts';

/*
 * Inlined in the head of every rendered page: what must run before the app. Keep it small: every visitor downloads it
 * with every page.
 */

/** Milliseconds after which the app is loaded even when the first picture has not arrived. */
const startTimeoutMs = 3000;

const page = document.documentElement;

// State that only the browser has and that the first paint needs: style sheets select by these data attributes.
const session = Object(sessionJson.read(sessionKey)) as { readonly splashSeen?: unknown };
if (session.splashSeen === true) page.dataset.splash = 'seen';
const hasStoredItems = (key: string) => {
  const list = localJson.read(key);
  return Array.isArray(list) && list.length > 0;
};
// Orders are shown for a verified phone (spec §5), and those that a link follows (decision T1).
const details = Object(localJson.read(addressDetailsKey)) as { readonly phoneVerification?: unknown };
const isVerified = details.phoneVerification === true;
if (isVerified && hasStoredItems(pastOrdersKey)) page.dataset.again = 'kept';
if (hasStoredItems(followedOrdersKey)) {
  page.dataset.orders = isVerified || hasStoredItems(followLinksKey) ? 'active' : 'unproven';
}
if (hasStoredItems(cartKey)) page.dataset.cart = 'filled';

installFileLoader();

/** Aborted when the app has hydrated. */
const wait = new AbortController();
const { signal } = wait;

// Online, links work without the app. Every other tap is captured and replayed after hydration.
const early: HTMLElement[] = [];
function hold(event: MouseEvent) {
  const { target, isTrusted } = event;
  // A replayed one.
  if (!isTrusted) return;
  const tapped = target instanceof Element ? target.closest<HTMLElement>('a, button, input, label') : null;
  if (!tapped || (navigator.onLine && tapped.closest('a'))) return;
  event.preventDefault();
  // React listens at the root before hydration ends: without this it would handle the tap too, and twice.
  event.stopPropagation();
  // A label would pass its tap on to its control, where it is held again, behind the later ones.
  early.push((tapped instanceof HTMLLabelElement && tapped.control) || tapped);
}
document.addEventListener('click', hold, { capture: true, signal });

/** The first interaction skips the splash (decision S1) and starts the app. Each later one retries files that were lost. */
function serve({ type }: Event) {
  if (type !== 'scroll') page.dataset.splash = 'seen';
  void startPage();
}
for (const sign of ['pointerdown', 'keydown', 'scroll']) {
  addEventListener(sign, serve, { passive: true, capture: true, signal });
}

window.takeEarlyTap = () => {
  const tapped = early.shift();
  if (tapped) return tapped;
  wait.abort();
  // By then the app has shown what is stored, and the bar of the cart takes taps (`CartBar.module.css`).
  setTimeout(() => delete page.dataset.cart, 500);
  return undefined;
};

document.addEventListener('DOMContentLoaded', () => {
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(startPage));
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (first) first.decode().then(afterPaint, startPage);
  else void startPage();
  setTimeout(startPage, startTimeoutMs);
});

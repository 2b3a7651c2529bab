import { installFileLoader, startPage } from '@crepas/ui/loading';
import { addressDetailsKey, cartKey, followedOrdersKey, sessionKey } from '../storage/bootKeys.ts';
import { localJson, sessionJson } from '../storage/jsonStorage.ts';

/*
 * Stands inside the head of every rendered page: what cannot wait for the app. It must stay small, for every visitor
 * gets it with every page.
 */

/** Milliseconds after which the app is fetched although the first picture has not come. */
const patienceMs = 3000;

const page = document.documentElement;

// What the browser remembers and the server cannot know, for the first paint: style sheets ask for these marks.
const session = Object(sessionJson.read(sessionKey)) as { readonly splashSeen?: unknown };
if (session.splashSeen === true) page.dataset.splash = 'seen';
const remembers = (key: string) => {
  const list = localJson.read(key);
  return Array.isArray(list) && list.length > 0;
};
// Orders are shown to a verified phone alone (spec §5).
const details = Object(localJson.read(addressDetailsKey)) as { readonly phoneVerification?: unknown };
if (details.phoneVerification === true && remembers(followedOrdersKey)) page.dataset.orders = 'active';
if (remembers(cartKey)) page.dataset.cart = 'filled';

installFileLoader();

/** Ends when the app is there. */
const wait = new AbortController();
const { signal } = wait;

// With network links work by themselves. Any other tap waits for the app, which does it again.
const early: HTMLElement[] = [];
function hold(event: MouseEvent) {
  const { target } = event;
  const tapped = target instanceof Element ? target.closest<HTMLElement>('a, button, input, label') : null;
  if (!tapped || (navigator.onLine && tapped.closest('a'))) return;
  event.preventDefault();
  // Nor may React hear of it, which listens before the app takes over: it would be done twice.
  event.stopPropagation();
  early.push(tapped);
}
document.addEventListener('click', hold, { capture: true, signal });

/** A hand is there: it skips the splash (decision S1) and needs the app now. Not once: what was lost is asked for again. */
function serve({ type }: Event) {
  if (type !== 'scroll') page.dataset.splash = 'seen';
  void startPage();
}
for (const sign of ['pointerdown', 'keydown', 'scroll']) {
  addEventListener(sign, serve, { passive: true, capture: true, signal });
}

window.takeEarlyTaps = () => {
  wait.abort();
  return early;
};

document.addEventListener('DOMContentLoaded', () => {
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(startPage));
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (first) first.decode().then(afterPaint, startPage);
  else void startPage();
  setTimeout(startPage, patienceMs);
});

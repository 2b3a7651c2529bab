import { config, isDevelopment } from '../env.ts';
import { whenIdle } from '../whenIdle.ts';

/**
 * Lets the store open without network from the next visit on (decision 7). Once the page has nothing else to do:
 * it must not take part in the first paint. A place that serves no worker is a shop without this, no more.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (isDevelopment) unregister();
  else if (document.readyState === 'complete') whenIdle(register, patienceMs);
  else window.addEventListener('load', () => whenIdle(register, patienceMs), { once: true });
}

const patienceMs = 10_000;

function register(): void {
  const url = `/sw.js?api=${encodeURIComponent(config.apiUrl)}`;
  navigator.serviceWorker.register(url, { updateViaCache: 'none' }).catch(() => undefined);
}

/** The built app may have run on this origin before. */
function unregister(): void {
  navigator.serviceWorker
    .getRegistrations()
    .then((all) => Promise.all(all.map((one) => one.unregister())))
    .catch(() => undefined);
}

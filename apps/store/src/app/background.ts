import { reloadLostFonts } from '@crepas/ui/loading';
import type { QueryClient } from '@tanstack/react-query';
import { followShop } from '../features/shop/followShop.ts';
import { config } from '../shared/env.ts';
import { whenIdle } from '../shared/schedule.ts';
import { watchForgetting } from './watchForgetting.ts';

/** Runs when the page is idle: neither the first paint nor the first tap needs it. */
export function startBackground(queryClient: QueryClient): void {
  registerServiceWorker();
  watchForgetting();
  reloadLostFonts();
  followShop(queryClient);
}

/**
 * Registers the worker, so that the store opens offline from the next visit on (decision 7). It waits until the page is
 * idle, because installing competes with the first paint. A host without a worker loses only this feature.
 */
function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (import.meta.env.DEV) unregister();
  else if (document.readyState === 'complete') whenIdle(register, idleTimeoutMs);
  else window.addEventListener('load', () => whenIdle(register, idleTimeoutMs), { once: true });
}

const idleTimeoutMs = 10_000;

function register(): void {
  const url = `/sw.js?api=${encodeURIComponent(config.apiUrl)}`;
  navigator.serviceWorker.register(url, { updateViaCache: 'none' }).catch(() => undefined);
}

/** A built app on this origin may have registered a worker earlier. */
function unregister(): void {
  navigator.serviceWorker
    .getRegistrations()
    .then((all) => Promise.all(all.map((one) => one.unregister())))
    .catch(() => undefined);
}

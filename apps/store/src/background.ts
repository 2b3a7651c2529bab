/** What a page starts only once it is idle: a chunk of its own, because no first paint and no first tap needs it. */
export { reloadLostFonts } from '@crepas/ui/loading';
export { followShop } from './hours/followShop.ts';
export { registerServiceWorker } from './offline/serviceWorker.ts';

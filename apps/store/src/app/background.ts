/**
 * What starts when the page is idle: neither the first paint nor the first tap needs it.
 */
export { reloadLostFonts } from '@crepas/ui/loading';
export { followShop } from '../features/shop/followShop.ts';
export { registerServiceWorker } from './serviceWorker.ts';

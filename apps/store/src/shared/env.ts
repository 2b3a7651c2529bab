import { type AppConfig, appConfigElementId, configFromPage } from '@crepas/api';

/** A server that renders pages makes no call, and gives each page its own configuration (`RenderedWords`). */
const withoutCalls: AppConfig = {
  apiUrl: '/api',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  maps: { url: '', key: '' },
  shop: { name: '', tagline: '', message: '', whatsApp: '', timeZone: 'UTC' },
};

/** The configuration of the app, which the server or the build wrote into the page. */
export const config: AppConfig =
  import.meta.env.SSR && typeof document === 'undefined'
    ? withoutCalls
    : configFromPage(document.getElementById(appConfigElementId)?.textContent);

/**
 * A hash of the pictures in `public/banners`, set by the build: browsers may cache a picture with this
 * version for good.
 */
export const bannersVersion = String(import.meta.env.BANNERS_VERSION ?? '');

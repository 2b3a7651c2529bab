import { type AppConfig, appConfigElementId, configFromPage } from '@crepas/api';

/** A server that renders pages makes no call: each page carries its own configuration. */
const withoutCalls: AppConfig = {
  apiUrl: '/api',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  maps: { url: '', key: '' },
  whatsApp: '',
};

/** What the app knows of the place it runs in: the server or the build wrote it into the page. */
export const config: AppConfig =
  import.meta.env.SSR && typeof document === 'undefined'
    ? withoutCalls
    : configFromPage(document.getElementById(appConfigElementId)?.textContent);

/** Served from its sources, with hot reload. */
export const isDevelopment = import.meta.env.DEV;

/** From the build: another one for other pictures in `public/banners`, so that browsers may keep these for good. */
export const bannersVersion = String(import.meta.env.BANNERS_VERSION ?? '');

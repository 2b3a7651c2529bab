import { type AppConfig, appConfigElementId, configFromPage, configFromVariables } from '@crepas/api';

/** A server that renders pages makes no call: each page carries its own configuration. */
const withoutCalls: AppConfig = {
  apiUrl: '/api',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  maps: { url: '', key: '' },
  whatsApp: '',
};

function readConfig(): AppConfig {
  if (import.meta.env.SSR) return withoutCalls;
  const element = document.getElementById(appConfigElementId);
  return element ? configFromPage(element.textContent) : configFromVariables(import.meta.env);
}

/** What the app knows of the place it runs in: from the page that the server wrote, else from the build. */
export const config = readConfig();

/** Served from its sources, with hot reload. */
export const isDevelopment = import.meta.env.DEV;

/** From the build: another one for other pictures in `public/banners`, so that browsers may keep these for good. */
export const bannersVersion = String(import.meta.env.BANNERS_VERSION ?? '');

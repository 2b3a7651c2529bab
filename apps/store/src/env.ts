import {
  type AppConfig,
  appConfigElementId,
  configFromPage,
  configFromVariables,
  demoVariables,
} from '@crepas/api';

const element = typeof document === 'undefined' ? null : document.getElementById(appConfigElementId);
// A server that renders the page calls nothing: there the simulators' addresses serve as well as any.
const isDemo = import.meta.env.DEV || import.meta.env.SSR;

/** What the app knows of the place it runs in: from the page that the server wrote, else from the build. */
export const config: AppConfig = element
  ? configFromPage(element.textContent)
  : configFromVariables(import.meta.env, isDemo ? demoVariables : {});

/** Served from its sources, with hot reload. */
export const isDevelopment = import.meta.env.DEV;

/** From the build: another one for other pictures in `public/banners`, so that browsers may keep these for good. */
export const bannersVersion = String(import.meta.env.BANNERS_VERSION ?? '');

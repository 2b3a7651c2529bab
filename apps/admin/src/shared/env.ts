import { type AppConfig, appConfigElementId, configFromPage } from '@crepas/api';

/** The configuration of the app, which the server or the build wrote into the page. */
export const config: AppConfig = configFromPage(document.getElementById(appConfigElementId)?.textContent);

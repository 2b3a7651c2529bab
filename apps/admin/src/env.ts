import { type AppConfig, appConfigElementId, configFromPage } from '@crepas/api';

/** What the app knows of the place it runs in: the server or the build wrote it into the page. */
export const config: AppConfig = configFromPage(document.getElementById(appConfigElementId)?.textContent);

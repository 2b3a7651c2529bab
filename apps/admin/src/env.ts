import { type AppConfig, appConfigElementId, configFromPage, configFromVariables } from '@crepas/api';

const element = document.getElementById(appConfigElementId);

/** What the app knows of the place it runs in: from the page that the server wrote, else from the build. */
export const config: AppConfig = element
  ? configFromPage(element.textContent)
  : configFromVariables(import.meta.env);

import { appConfigElementId } from '@crepas/api';
import { readStaffConfig } from './appConfig.ts';

const written = document.getElementById(appConfigElementId)?.textContent ?? null;

/** The only place that looks at the page's configuration and at the build's variables. */
export const config = readStaffConfig(written, import.meta.env);

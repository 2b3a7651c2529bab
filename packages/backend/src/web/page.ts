import { createHash } from 'node:crypto';
import { type AppConfig, appConfigElementId, jsonElement } from '@crepas/api';
import type { Settings } from '../config.ts';
import { uploadUrlOf } from '../images/settings.ts';

/** The configuration of the store. */
export const appConfigOf = ({ firebase, authEmulatorPort, maps, shop }: Settings): AppConfig => ({
  apiUrl: '/api',
  firebase,
  ...(authEmulatorPort !== null && { authEmulatorPort }),
  maps,
  whatsApp: shop.whatsApp,
});

/** The configuration of the staff tool. The server signs uploads, so that no page contains the preset. */
export const staffConfigOf = (settings: Settings): AppConfig => ({
  ...appConfigOf(settings),
  ...(settings.images !== null && { images: { uploadUrl: uploadUrlOf(settings.images) } }),
});

/** Inserts the configuration into the head of the built page. */
export const withAppConfig = (page: string, config: AppConfig): string =>
  page.replace('</head>', () => `${jsonElement(appConfigElementId, config)}</head>`);

/** The CSP sources of the inline scripts of a page: `'sha256-…'` each. */
export function inlineScriptHashes(page: string): readonly string[] {
  return [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=|application\/(ld\+)?json/i.test(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

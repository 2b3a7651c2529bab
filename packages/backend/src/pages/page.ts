import { createHash } from 'node:crypto';
import { type AppConfig, appConfigElementId, jsonElement, type ShopWords } from '@crepas/api';
import type { Settings } from '../config/config.ts';
import { uploadUrlOf } from '../images/settings.ts';

/** The configuration of the store. */
export const appConfigOf = (
  { firebase, appCheckSiteKey, authEmulatorPort, maps }: Settings,
  shop: ShopWords,
): AppConfig => ({
  apiUrl: '/api',
  firebase,
  ...(appCheckSiteKey !== null && { appCheckSiteKey }),
  ...(authEmulatorPort !== null && { authEmulatorPort }),
  maps,
  shop,
});

/** The configuration of the staff tool. The server signs uploads, so that no page contains the preset. */
export const staffConfigOf = (settings: Settings, shop: ShopWords): AppConfig => ({
  ...appConfigOf(settings, shop),
  ...(settings.images !== null && { images: { uploadUrl: uploadUrlOf(settings.images) } }),
});

/**
 * Inserts the configuration into the head of the built page.
 *
 * @param title of the page until its app runs
 */
export const withAppConfig = (page: string, config: AppConfig, title: string): string =>
  page
    .replace(/(?<=<title>)[^<]*/, () => escaped(title))
    .replace('</head>', () => `${jsonElement(appConfigElementId, config)}</head>`);

const escaped = (text: string) => text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The CSP sources of the inline scripts of a page: `'sha256-…'` each. */
export function inlineScriptHashes(page: string): readonly string[] {
  return [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=|application\/(ld\+)?json/i.test(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

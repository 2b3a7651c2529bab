import { createHash } from 'node:crypto';
import { type AppConfig, appConfigElementId, jsonElement } from '@crepas/api';
import type { Settings } from '../config.ts';
import { uploadUrlOf } from '../images/settings.ts';

/** What the pages must know of this server. */
export const appConfigOf = ({ firebase, authEmulatorPort, maps, images, shop }: Settings): AppConfig => ({
  apiUrl: '/api',
  firebase,
  ...(authEmulatorPort !== null && { authEmulatorPort }),
  maps,
  ...(images !== null && { images: { uploadUrl: uploadUrlOf(images), preset: images.preset } }),
  whatsApp: shop.whatsApp,
});

/** The built page with the configuration in its head. */
export const withAppConfig = (page: string, config: AppConfig): string =>
  page.replace('</head>', () => `${jsonElement(appConfigElementId, config)}</head>`);

/** Names for the CSP the scripts that stand inside a page: `'sha256-…'` each. */
export function inlineScriptHashes(page: string): readonly string[] {
  return [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=|application\/(ld\+)?json/i.test(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

import { type ShopWords, wordsOf } from '@crepas/api';
import type { MenuCache } from '../catalog/MenuCache.ts';
import type { Settings } from '../config/config.ts';
import { type PrecompressedBody, precompress } from '../precompressed/PrecompressedBody.ts';
import { shopOf } from '../shop/shop.ts';
import type { BuiltApps } from './builtApps.ts';
import { appConfigOf, staffConfigOf, withAppConfig } from './page.ts';

/** What contains the shop's own words (decision T10): the pages of the apps, and the web manifest if there is one. */
export type WordedFiles = {
  readonly storePage: PrecompressedBody;
  readonly adminPage: PrecompressedBody;
  readonly manifest: PrecompressedBody | null;
};

export const manifestPath = '/manifest.webmanifest';

/** The present files. They are built again when they are requested after a change of the menu or the shop. */
export function createWordedFiles(
  { storePage, adminPage, files }: BuiltApps,
  menu: Pick<MenuCache, 'menu'>,
  settings: Settings,
): () => WordedFiles {
  const manifest = files.get(manifestPath)?.body.plain.toString();

  function build(words: ShopWords): WordedFiles {
    const body = (text: string) => precompress(Buffer.from(text));
    return {
      storePage: body(withAppConfig(storePage, appConfigOf(settings, words), words.name)),
      adminPage: body(
        withAppConfig(adminPage, staffConfigOf(settings, words), `Administración ${words.name}`),
      ),
      manifest: manifest === undefined ? null : body(withWords(manifest, words)),
    };
  }
  let builtFor = '';
  let built: WordedFiles | null = null;
  return () => {
    const words = wordsOf(shopOf(menu.menu().shop, settings));
    const key = JSON.stringify(words);
    if (built === null || key !== builtFor) [built, builtFor] = [build(words), key];
    return built;
  };
}

const withWords = (manifest: string, { name, tagline }: ShopWords): string =>
  JSON.stringify({
    ...JSON.parse(manifest),
    name: [name, tagline].filter(Boolean).join(' · '),
    short_name: name,
  });

const startParam = 'inicio';
const orderPage = /^\/(order-details\/\d{1,15}|seguimiento\/[\w-]{1,64})$/;

/**
 * The manifest of a home screen's app that opens an order in the place of `/`: on an iPhone such an app has nothing of what the browser
 * stores, so that it finds the order by its address alone. Null for a manifest as it is.
 *
 * @param url `/manifest.webmanifest?inicio=/order-details/41`
 */
export function manifestOfOrder(manifest: PrecompressedBody, url: string): object | null {
  const start = new URLSearchParams(url.split('?')[1]).get(startParam) ?? '';
  return orderPage.test(start) ? { ...JSON.parse(manifest.plain.toString()), start_url: start } : null;
}

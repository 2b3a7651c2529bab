import type { ShopWords } from '@crepas/api';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { type PageData, rememberPage } from '../../shared/pageData.ts';
import { readingInPage, shopQuery } from '../../shared/shop/shop.ts';
import { RenderedWords } from '../../shared/shop/shopWords.ts';
import { createQueryClient } from '../queryClient.ts';
import { Store } from '../Store.tsx';
import { preloadScreen } from '../screens.ts';

export type RenderedScreen = {
  readonly html: string;
  readonly title: string;
  /** A `<link rel="preload">` for each high-priority picture, as React writes them. */
  readonly preloads: string;
};

/** Renders a path of the store to HTML. Throws when a screen throws, instead of rendering its fallback. */
export async function renderScreen(path: string, data: PageData, words: ShopWords): Promise<RenderedScreen> {
  const queryClient = createQueryClient();
  rememberPage(queryClient, data, path);
  queryClient.setQueryData(shopQuery.queryKey, readingInPage(data));
  await preloadScreen(path);
  let failure: unknown;
  const { prelude } = await prerender(
    <RenderedWords value={words}>
      <Store queryClient={queryClient} router={(app) => <StaticRouter location={path}>{app}</StaticRouter>} />
    </RenderedWords>,
    {
      // Without this React streams larger parts as scripts that insert them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error;
      },
    },
  );
  const written = await new Response(prelude).text();
  if (failure) throw failure;
  return takeHeadApart(written);
}

/** React writes hoisted elements before the screen's HTML; they are moved to the head. */
function takeHeadApart(written: string): RenderedScreen {
  const [hoisted = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(written) ?? [];
  return {
    html: written.slice(hoisted.length),
    title: /<title.*<\/title>/.exec(hoisted)?.[0] ?? '',
    preloads: [...hoisted.matchAll(/<link\b[^>]*>/g)].join(''),
  };
}

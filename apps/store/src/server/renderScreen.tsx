import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { createQueryClient } from '../queryClient.ts';
import { type PageData, rememberPage } from '../rendered/pageData.ts';
import { Store } from '../Store.tsx';
import { preloadScreen } from '../screens.ts';

export type RenderedScreen = {
  /** The content of `#root`. */
  readonly html: string;
  /** The `<title>` element. */
  readonly title: string;
  /** A `<link rel="preload">` for each picture that must come first, as React writes them. */
  readonly preloads: string;
};

/** Draws a path of the store. Fails when a screen fails, instead of leaving a hole where it would stand. */
export async function renderScreen(path: string, data: PageData): Promise<RenderedScreen> {
  const queryClient = createQueryClient();
  rememberPage(queryClient, data, path);
  await preloadScreen(path);
  let failure: unknown;
  const { prelude } = await prerender(
    <Store queryClient={queryClient} router={(app) => <StaticRouter location={path}>{app}</StaticRouter>} />,
    {
      // Larger parts than this would come as scripts that put them in their place.
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

/** What React hoists stands before the screen: it belongs into the head. */
function takeHeadApart(written: string): RenderedScreen {
  const [hoisted = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(written) ?? [];
  return {
    html: written.slice(hoisted.length),
    title: /<title.*<\/title>/.exec(hoisted)?.[0] ?? '',
    preloads: [...hoisted.matchAll(/<link\b[^>]*>/g)].join(''),
  };
}

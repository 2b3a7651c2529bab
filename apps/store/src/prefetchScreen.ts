import { productId } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { patterns } from './paths.ts';
import { productExtrasQuery, productQuery } from './queries/menu.ts';
import { preloadScreen } from './screens.ts';

/** Fetches what a screen shows while the customer's finger is still on its link. What fails is fetched again there. */
export function prefetchScreen(queryClient: QueryClient, to: string): void {
  const path = to.replace(/[?#].*$/, '');
  preloadScreen(path).catch(() => undefined);
  const id = Number(matchPath(patterns.add, path)?.params.id);
  if (!Number.isInteger(id)) return;
  void queryClient.prefetchQuery(productQuery(productId(id)));
  void queryClient.prefetchQuery(productExtrasQuery(productId(id)));
}

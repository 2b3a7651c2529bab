import { productId } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { patterns } from '../paths.ts';
import { productExtrasQuery, productQuery } from '../queries/menu.ts';
import { preloadScreen } from '../screens/screens.ts';

/** Prefetches the chunk and the data of a screen. A failed prefetch is repeated on navigation. */
export function prefetchScreen(queryClient: QueryClient, to: string): void {
  const path = to.replace(/[?#].*$/, '');
  preloadScreen(path).catch(() => undefined);
  const id = Number(matchPath(patterns.add, path)?.params.id);
  if (!Number.isInteger(id)) return;
  void queryClient.prefetchQuery(productQuery(productId(id)));
  void queryClient.prefetchQuery(productExtrasQuery(productId(id)));
}

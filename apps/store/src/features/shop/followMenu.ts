import type { Product } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';

/** Not all open stores ask in the same moment; with the request it is still less than a second. */
const spreadMs = 600;

/** The shop's menu changed: what is open shows it, and nothing moves under a finger. */
export function followMenu(queryClient: QueryClient): void {
  setTimeout(() => {
    for (const key of ['product', 'extras', 'cartMenu']) {
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
    void queryClient.invalidateQueries({ queryKey: ['products'], refetchType: 'none' });
    for (const { queryKey, options } of queryClient
      .getQueryCache()
      .findAll({ queryKey: ['products'], type: 'active' })) {
      const { queryFn } = options;
      if (typeof queryFn !== 'function') continue;
      const context = {
        client: queryClient,
        queryKey,
        signal: new AbortController().signal,
        meta: undefined,
      };
      Promise.resolve(queryFn(context)).then(
        (fresh) =>
          queryClient.setQueryData<readonly Product[]>(queryKey, (shown) =>
            inPlace(shown, fresh as readonly Product[]),
          ),
        // A failed read is repeated when the window gets the focus.
        () => undefined,
      );
    }
  }, Math.random() * spreadMs);
}

/** The fresh list in the order that is on the screen: what is gone stays as unavailable, what is new comes last. @internal */
export function inPlace(shown: readonly Product[] = [], fresh: readonly Product[]): readonly Product[] {
  const now = new Map(fresh.map((product) => [product.id, product]));
  const added = fresh.filter(({ id }) => !shown.some((product) => product.id === id));
  return [...shown.map((product) => now.get(product.id) ?? { ...product, available: false }), ...added];
}

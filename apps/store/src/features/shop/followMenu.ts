import type { Product } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { asGone, inPlace } from '../../shared/menu/inPlace.ts';

/** Not all open stores ask in the same moment; with the request it is still less than a second. */
const spreadMs = 600;

/** The shop's menu changed: what is open shows it, and nothing moves under a finger. */
export function followMenu(queryClient: QueryClient): void {
  setTimeout(() => {
    for (const key of ['product', 'extras', 'groups', 'cartMenu']) {
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
            inPlace(shown, fresh as readonly Product[], asGone),
          ),
        // A failed read is repeated when the window gets the focus.
        () => undefined,
      );
    }
  }, Math.random() * spreadMs);
}

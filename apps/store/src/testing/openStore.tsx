import type { ScreenSetup } from '@crepas/api/testing';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '../app/queryClient.ts';
import { Store } from '../app/Store.tsx';
import { followShop } from '../features/shop/followShop.ts';
import { resetStores } from './resetStores.ts';

/**
 * What the meta of a screen's stories needs: the whole app, opened at `parameters.screen.path`. Each story begins with fresh stores,
 * with what `screen` has stored in the browser.
 */
export const wholeStore = {
  beforeEach: resetStores,
  render: (_args: object, { parameters }: { readonly parameters: { readonly screen?: ScreenSetup } }) => (
    <OpenStore path={parameters.screen?.path ?? '/home'} />
  ),
};

function OpenStore({ path }: { readonly path: string }) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    // A failure is on the screen at once.
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
    return client;
  });
  useEffect(() => {
    const end = followShop(queryClient);
    return () => {
      end();
      queryClient.clear();
    };
  }, [queryClient]);
  return (
    <Store
      queryClient={queryClient}
      router={(app) => <MemoryRouter initialEntries={[path]}>{app}</MemoryRouter>}
    />
  );
}

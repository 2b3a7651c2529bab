import type { ScreenSetup } from '@crepas/api/testing';
import { LinkProvider } from '@crepas/ui';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter } from 'react-router';
import { createQueryClient } from '../app/queryClient.ts';
import { AppRoutes } from '../app/routes.tsx';
import { discardOrderWork } from '../features/orders/index.ts';
import { signInOwner } from './staffStory.tsx';

/** What the meta of a screen's stories needs: the whole tool with the owner signed in, opened at `parameters.screen.path`. */
export const wholeTool = {
  tags: ['!autodocs'],
  beforeEach: () => {
    onlineManager.setOnline(true);
    discardOrderWork();
    signInOwner();
    keepScreenOn();
  },
  render: (_args: object, { parameters }: { readonly parameters: { readonly screen?: ScreenSetup } }) => (
    <OpenTool path={parameters.screen?.path ?? '/orders'} />
  ),
};

/** A browser that keeps the screen on: whether the machine of the tests would is no part of a story. */
function keepScreenOn(): void {
  const lock = { release: async () => {}, addEventListener: () => {} };
  const wakeLock = { request: async () => lock };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock });
}

function OpenTool({ path }: { readonly path: string }) {
  const [queryClient] = useState(() => {
    const client = createQueryClient(() => {});
    // A failure is on the screen at once.
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
    return client;
  });
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <LinkProvider link={Link}>
          <AppRoutes />
        </LinkProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

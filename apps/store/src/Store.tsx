import { LinkProvider } from '@crepas/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { App } from './App.tsx';
import { StoreLink } from './StoreLink.tsx';

type StoreProps = {
  readonly queryClient: QueryClient;
  /** Puts the app under the router of the place it runs in. */
  readonly router: (app: ReactNode) => ReactNode;
};

/** The whole app: the same for the browser and for the server that renders its pages, or hydration would differ. */
export const Store = ({ queryClient, router }: StoreProps) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      {router(
        <LinkProvider link={StoreLink}>
          <App />
        </LinkProvider>,
      )}
    </QueryClientProvider>
  </StrictMode>
);

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { App } from './App.tsx';
import { StoreLinks } from './StoreLinks.tsx';

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
        <StoreLinks>
          <App />
        </StoreLinks>,
      )}
    </QueryClientProvider>
  </StrictMode>
);

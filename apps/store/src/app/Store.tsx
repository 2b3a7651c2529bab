import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { App } from './App.tsx';
import { StoreLinks } from './StoreLinks.tsx';

type StoreProps = {
  readonly queryClient: QueryClient;
  /** Wraps the app in a router: the browser's or the server's. */
  readonly router: (app: ReactNode) => ReactNode;
};

/** The whole app. Browser and server render the same tree: hydration needs it. */
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

import { LinkProvider } from '@crepas/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Link } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { AppRoutes } from './routes.tsx';

export type AppProps = { readonly queryClient: QueryClient };

export function App({ queryClient }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <LinkProvider link={Link}>
            <AppRoutes />
          </LinkProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

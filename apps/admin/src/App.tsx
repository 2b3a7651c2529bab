import { LinkProvider } from '@crepas/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { AppRoutes } from './routes.tsx';

export type AppProps = { readonly queryClient: QueryClient };

/** One route that takes every path: only such a router lets a screen ask before it is left. */
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <ErrorBoundary>
        <LinkProvider link={Link}>
          <AppRoutes />
        </LinkProvider>
      </ErrorBoundary>
    ),
  },
]);

export function App({ queryClient }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

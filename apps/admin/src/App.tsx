import { LinkProvider } from '@crepas/ui';
import { ScreenBoundary } from '@crepas/ui/loading';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { FailedScreen } from './FailedScreen.tsx';
import { AppRoutes } from './routes.tsx';

export type AppProps = { readonly queryClient: QueryClient };

/** A data router with one route for every path: `useBlocker` works in data routers only. */
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <ScreenBoundary fallback={(retry) => <FailedScreen onRetry={retry} />}>
        <LinkProvider link={Link}>
          <AppRoutes />
        </LinkProvider>
      </ScreenBoundary>
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

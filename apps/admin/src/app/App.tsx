import { LinkProvider } from '@crepas/ui';
import { ScreenBoundary } from '@crepas/ui/loading';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { unstable_HistoryRouter as HistoryRouter, Link } from 'react-router';
import { type GuardedHistory, LeaveGuardContext } from '../shared/leaving/guardedHistory.ts';
import { FailedScreen } from './FailedScreen.tsx';
import { AppRoutes } from './routes.tsx';

export type AppProps = { readonly queryClient: QueryClient; readonly guardedHistory: GuardedHistory };

export function App({ queryClient, guardedHistory: { history, guard } }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LeaveGuardContext value={guard}>
        <HistoryRouter history={history}>
          <ScreenBoundary fallback={(retry) => <FailedScreen onRetry={retry} />}>
            <LinkProvider link={Link}>
              <AppRoutes />
            </LinkProvider>
          </ScreenBoundary>
        </HistoryRouter>
      </LeaveGuardContext>
    </QueryClientProvider>
  );
}

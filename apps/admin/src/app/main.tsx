import '@crepas/ui/base.css';
import { logFailure } from '@crepas/api';
import { reloadLostFonts } from '@crepas/ui/loading';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { discardOrderWork, readOrdersAhead } from '../features/orders/index.ts';
import { keepFormsOf } from '../shared/form/formDrafts.ts';
import { createGuardedHistory } from '../shared/leaving/guardedHistory.ts';
import { useNotifications } from '../shared/notifications/notifications.ts';
import { useSession } from '../shared/session/session.ts';
import { readShopAhead } from '../shared/shop/shop.ts';
import { App } from './App.tsx';
import { followAccount } from './followAccount.ts';
import { createQueryClient } from './queryClient.ts';

const queryClient = createQueryClient((status) =>
  useSession.getState().end(status === 401 ? 'expired' : 'noAccess'),
);

followAccount(useSession, {
  clearCache: () => queryClient.clear(),
  clearFailure: useNotifications.getState().clearFailure,
  discardOrderWork,
  keepFormsOf,
});
useSession.getState().start();
if (useSession.getState().session.kind === 'signedIn') {
  void readOrdersAhead(queryClient);
  void readShopAhead(queryClient);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// React would log the error itself, and its message may contain personal data.
const log = (error: unknown) => logFailure('screen', error);
const app = (
  <StrictMode>
    <App queryClient={queryClient} guardedHistory={createGuardedHistory()} />
  </StrictMode>
);
// A transition renders in slices: a tap on a slow tablet does not wait for the whole screen.
startTransition(() => createRoot(root, { onCaughtError: log, onUncaughtError: log }).render(app));
reloadLostFonts();

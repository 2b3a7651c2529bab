import '@crepas/ui/base.css';
import { mendFonts } from '@crepas/loading';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createQueryClient } from './queryClient.ts';
import { forgetOrderWork } from './stores/forgetOrderWork.ts';
import { useNews } from './stores/news.ts';
import { useSession } from './stores/session.ts';

const queryClient = createQueryClient((status) =>
  useSession.getState().end(status === 401 ? 'expired' : 'noAccess'),
);

// What one person saw is not kept for the next.
useSession.subscribe(({ session }, before) => {
  if (session.kind === 'signedIn' && before.session.kind === 'signedOut') useNews.getState().forgetFailure();
  if (session.kind !== 'signedOut') return;
  queryClient.clear();
  // Who was turned out comes back to what was under way; who left took leave of it.
  if (before.session.kind === 'signedIn' && session.because !== 'expired') forgetOrderWork();
});
useSession.getState().start();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>,
);
mendFonts();

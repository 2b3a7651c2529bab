import { logFailure } from '@crepas/api';
import '@crepas/ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from './queryClient.ts';
import { readPageData, rememberPage } from './rendered/pageData.ts';
import { Store } from './Store.tsx';
import { preloadScreen } from './screens.ts';
import { whenIdle } from './whenIdle.ts';

/** React would log a broken screen's error as it is, with whatever its message says. */
const log = (error: unknown) => logFailure('screen', error);
const logged = { onCaughtError: log, onUncaughtError: log };

/** Goes on from the page that the server rendered; without one, draws it here. */
async function start(container: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  const queryClient = createQueryClient();
  const data = readPageData();
  if (data) rememberPage(queryClient, data, pathname);
  // A rendered screen cannot be hydrated by halves; should its chunk be lost, the app says so itself.
  await preloadScreen(pathname).catch(() => undefined);
  const store = <Store queryClient={queryClient} router={(app) => <BrowserRouter>{app}</BrowserRouter>} />;
  // In slices between which the page answers: outside a transition React takes it over in one go.
  startTransition(() => {
    if (data) hydrateRoot(container, store, logged);
    else createRoot(container, logged).render(store);
  });
}

const idleTimeoutMs = 5000;

/** When the chunk is lost, the network's return asks for it again. */
async function startBackground(): Promise<void> {
  try {
    const { reloadLostFonts, registerServiceWorker } = await import('./background.ts');
    registerServiceWorker();
    reloadLostFonts();
  } catch {
    addEventListener('online', startBackground, { once: true });
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page lacks #root.');
void start(root);
whenIdle(startBackground, idleTimeoutMs);

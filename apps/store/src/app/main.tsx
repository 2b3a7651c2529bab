import { logFailure } from '@crepas/api';
import '@crepas/ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readPageData, rememberPage } from '../shared/pageData.ts';
import { followTouches, whenIdle, whenShown } from '../shared/schedule.ts';
import { createQueryClient } from './queryClient.ts';
import { Store } from './Store.tsx';
import { preloadScreen } from './screens.ts';

/** React would log the whole error message, which may contain personal data. */
const log = (error: unknown) => logFailure('screen', error);
const logged = { onCaughtError: log, onUncaughtError: log };

const queryClient = createQueryClient();

/** Hydrates a server-rendered page; renders any other page in the browser. */
async function start(container: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  const data = readPageData();
  if (data) rememberPage(queryClient, data, pathname);
  // Hydration needs the screen's chunk. When it is lost, the screen's error boundary reports it.
  await preloadScreen(pathname).catch(() => undefined);
  const store = <Store queryClient={queryClient} router={(app) => <BrowserRouter>{app}</BrowserRouter>} />;
  // A transition yields to input; without it React hydrates the page in one long task.
  startTransition(() => {
    if (data) hydrateRoot(container, store, logged);
    else createRoot(container, logged).render(store);
  });
}

const idleTimeoutMs = 5000;

/** When the chunk is lost, it is loaded again once the browser is back online. */
async function startBackground(): Promise<void> {
  try {
    const background = await import('./background.ts');
    background.startBackground(queryClient);
  } catch {
    addEventListener('online', startBackground, { once: true });
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page lacks #root.');
followTouches();
void start(root);
whenShown(() => whenIdle(startBackground, idleTimeoutMs));

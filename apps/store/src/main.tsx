import '@crepas/ui/base.css';
import { LinkProvider } from '@crepas/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router';
import { App } from './App.tsx';
import { registerServiceWorker } from './offline/serviceWorker.ts';
import { createQueryClient } from './queryClient.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page lacks #root.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <LinkProvider link={Link}>
          <App />
        </LinkProvider>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);

registerServiceWorker();

import { abortedIn } from '@crepas/api';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { backend } from '../shared/api.ts';
import { promoQuery } from '../shared/menu/menu.ts';
import { pageDataIn, rememberPage } from '../shared/pageData.ts';
import { paths } from '../shared/paths.ts';
import { whenShown } from '../shared/schedule.ts';

/**
 * Asks for the newest page when the worker had cached the open one, or when «back» brings it from the browser's memory, and shows
 * what differs in its place. Rendered last, so that every other component has hydrated.
 */
export function CatchUp() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const catchUp = async () => {
      const { pathname } = window.location;
      const isFailing = !(await fillFromNewest(queryClient, pathname));
      // The customer may have gone on: the next screen asks the server itself.
      if (isFailing && window.location.pathname === pathname)
        void navigate(paths.maintenance, { replace: true });
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void catchUp();
    };
    const { dataset } = document.documentElement;
    if (dataset.kept !== undefined) {
      delete dataset.kept;
      whenShown(catchUp);
    }
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [queryClient, navigate]);
  return null;
}

/** @returns false when the shop is failing (decision S9). Without an answer the page stays as it is. */
async function fillFromNewest(queryClient: QueryClient, path: string): Promise<boolean> {
  try {
    const signal = abortedIn(backend.readTimeoutMs);
    const newest = await backend.fetch(path, { method: 'GET', headers: { Accept: 'text/html' }, signal });
    // What a failing shop is, promo says as on every other visit.
    if (newest.status >= 500) return await answersPromo(queryClient);
    const data = pageDataIn(await newest.text());
    if (data) rememberPage(queryClient, data, path);
  } catch {
    // Offline, silent or cut.
  }
  return true;
}

const answersPromo = (queryClient: QueryClient): Promise<boolean> =>
  queryClient.fetchQuery({ ...promoQuery, staleTime: 0 }).then(
    () => true,
    () => false,
  );

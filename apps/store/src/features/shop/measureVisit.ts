import { reportVisit } from '@crepas/api';
import { type VisitKind, type VisitPage, type Vital, visitPages } from '@crepas/domain';
import { matchPath } from 'react-router';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { backend } from '../../shared/api.ts';

const vitalOf = { LCP: 'lcp', INP: 'inp', CLS: 'cls', FCP: 'fcp', TTFB: 'ttfb' } as const satisfies Record<
  Metric['name'],
  Vital
>;

/** Names the route of an address, never an id, a token or a query of it. */
export const pageOf = (path: string): VisitPage =>
  visitPages.find((page) => matchPath(page, path)) ?? 'other';

/** How the document was loaded: the app may be elsewhere by now, and a worker that this visit installed in charge. */
function landing(): { readonly page: VisitPage; readonly kind: VisitKind } {
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(loaded?.name ?? window.location.href, window.location.href);
  return { page: pageOf(pathname), kind: loaded && loaded.workerStart > 0 ? 'again' : 'first' };
}

/**
 * Sends what this visit felt when the page is hidden, each figure once, and nothing of its customer. «Back» to a page that the
 * browser kept is a visit of its own kind. The library reads
 * what happened before it was loaded from the browser's buffer. A lost beacon is not repeated.
 */
export function measureVisit(): void {
  const { page, kind: loaded } = landing();
  const device = matchMedia('(hover: hover) and (pointer: fine)').matches ? 'desk' : 'phone';
  const connection = connectionOfBrowser();
  const sent = new Set<string>();
  const waiting = new Map<VisitKind, { [Name in Vital]?: number }>();

  function note({ name, value, navigationType }: Metric) {
    const kind = navigationType === 'back-forward-cache' ? 'restored' : loaded;
    const vital = vitalOf[name];
    if (sent.has(`${kind} ${vital}`)) return;
    waiting.set(kind, { ...waiting.get(kind), [vital]: Math.round(value * 1000) / 1000 });
  }
  for (const listen of [onLCP, onINP, onCLS, onFCP, onTTFB]) listen(note);

  // On the window: the library, which listens on the document, has its last figures by then.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const [kind, values] of waiting) {
      for (const vital of Object.keys(values)) sent.add(`${kind} ${vital}`);
      const { body } = reportVisit.send({ page, device, kind, ...connection, values });
      navigator.sendBeacon(backend.baseUrl + reportVisit.path, JSON.stringify(body));
    }
    waiting.clear();
  });
}

declare global {
  interface Navigator {
    /** The browser's estimate, which Firefox and Safari do not give. */
    readonly connection?: { readonly effectiveType: string };
  }
}

function connectionOfBrowser() {
  const estimate = navigator.connection?.effectiveType;
  if (estimate === undefined) return {};
  return { connection: estimate === '4g' ? 'fast' : 'slow' } as const;
}

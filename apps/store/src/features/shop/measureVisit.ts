import { reportVisit } from '@crepas/api';
import { type Visit, type VisitPage, type Vital, visitPages } from '@crepas/domain';
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

/** The address with which the document was loaded: the app may be elsewhere by now. */
function landingPath(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return new URL(loaded?.name ?? window.location.href, window.location.href).pathname;
}

/**
 * Sends what this visit felt when the page is hidden, each figure once, and nothing of its customer. The library reads
 * what happened before it was loaded from the browser's buffer. A lost beacon is not repeated.
 */
export function measureVisit(): void {
  const page = pageOf(landingPath());
  const device = matchMedia('(hover: hover) and (pointer: fine)').matches ? 'desk' : 'phone';
  const sent = new Set<Vital>();
  let waiting: { [Name in Vital]?: number } = {};

  function note({ name, value }: Metric) {
    const vital = vitalOf[name];
    if (!sent.has(vital)) waiting[vital] = Math.round(value * 1000) / 1000;
  }
  for (const listen of [onLCP, onINP, onCLS, onFCP, onTTFB]) listen(note);

  // On the window: the library, which listens on the document, has its last figures by then.
  addEventListener('visibilitychange', () => {
    const values: Visit['values'] = waiting;
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
    waiting = {};
    for (const vital of Object.keys(values) as Vital[]) sent.add(vital);
    const { body } = reportVisit.send({ page, device, values });
    navigator.sendBeacon(backend.baseUrl + reportVisit.path, JSON.stringify(body));
  });
}

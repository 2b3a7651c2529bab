import { mediansOf, tableOf } from '../figures.mjs';
import { judged } from '../goals.mjs';
import { visit } from '../shapedLink.mjs';
import { againstStatic, inTurns, shift, whole } from './part.mjs';

/** @typedef {import('./part.mjs').Place} Place */
/** @typedef {import('./part.mjs').Page} Page */
/** @typedef {import('./part.mjs').Part} Part */

/**
 * First visits over a slow link.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measureVisits({ browser, runs, pages, states }) {
  const samples = await inTurns(runs, pages, ({ url, visitor }) => visit(browser, url, states[visitor]));
  const figures = samples.map(([page, turns]) => ({ page, turns, ...mediansOf(turns) }));
  return {
    title: 'First visit, 150 ms and slow 4G, a phone 4 times slower than this machine (ms)',
    table: tableOf(
      ['Page', 'FCP', 'LCP', 'blocking', 'CLS', 'hydrated at', 'requests', 'JS kB'],
      figures.map(({ page, fcp, lcp, blocking, cls, hydrated, requests, scriptKb }) => [
        page.name,
        ...[fcp, lcp, blocking].map(whole),
        `${shift(cls)}`,
        ...[page.static ? undefined : hydrated, requests].map(whole),
        scriptKb.toFixed(1),
      ]),
    ),
    figures,
    goals: [
      ...againstStatic('slow link', figures),
      ...figures
        .filter(({ page }) => page.promised)
        .flatMap(({ page, cls, scriptKb }) => [
          judged({ goal: `${page.name}, slow link: CLS`, value: shift(cls), limit: 0 }),
          judged({ goal: `${page.name}: kB of scripts`, value: scriptKb, limit: scriptKbAtMost(page) }),
        ]),
    ],
  };
}

const scriptKbAtMost = (/** @type {Page} */ { name }) => (name === 'home' ? 95 : 103);

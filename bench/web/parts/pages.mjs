import { openSteeredBrowser } from '../browsers.mjs';
import { mediansOf, tableOf } from '../figures.mjs';
import { judged } from '../goals.mjs';
import { audit, hasLighthouse } from '../lighthouse.mjs';
import { inTurnsTold } from '../trials.mjs';
import { againstStatic, shift, whole } from './part.mjs';

/** @typedef {import('./part.mjs').Place} Place */
/** @typedef {import('./part.mjs').Page} Page */
/** @typedef {import('./part.mjs').Part} Part */

/** @typedef {import('../lighthouse.mjs').Audit} Audit */

/** @type {readonly ('mobile' | 'desktop')[]} */
const forms = ['mobile', 'desktop'];

/**
 * Lighthouse's scores: simulated slow 4G with a mid-range phone, and its desktop.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measurePages(place) {
  const { shop, pages } = place;
  const title = 'Lighthouse (ms)';
  if (!hasLighthouse()) {
    return { title, table: 'SKIPPED: Lighthouse could not be installed.', figures: null, goals: [] };
  }
  const browsers = {
    newcomer: await openSteeredBrowser(shop, 'newcomer'),
    hungry: await openSteeredBrowser(shop, 'hungry'),
    returning: await openSteeredBrowser(shop, 'returning'),
    staff: await openSteeredBrowser(shop, 'staff'),
  };
  const subjects = forms.flatMap((form) => pages.map((page) => ({ form, page })));
  const samples = await inTurnsTold(
    place,
    subjects,
    ({ form, page }) => `${page.name}, ${form}`,
    ({ form, page: { url, visitor } }) => audit(url, form, browsers[visitor].port, visitor === 'newcomer'),
  );
  for (const { close } of Object.values(browsers)) await close();
  const figures = samples.map(([{ form, page }, audits]) => ({
    form,
    page,
    turns: audits,
    missed: [...new Set(audits.flatMap(({ missed }) => missed))],
    ...mediansOf(audits.map(({ missed: _, ...audited }) => audited)),
  }));
  return {
    title,
    table: tableOf(
      ['Page', '', 'FCP', 'LCP', 'TBT', 'CLS', 'JS kB', 'requests', 'scores', 'audits missed'],
      figures.map(({ form, page, fcp, lcp, tbt, cls, scriptKb, requests, missed, ...scores }) => [
        page.name,
        form,
        ...[fcp, lcp, tbt].map(whole),
        `${shift(cls)}`,
        scriptKb.toFixed(1),
        whole(requests),
        [scores.performance, scores.accessibility, scores.bestPractices, scores.seo].join('/'),
        missed.join(' '),
      ]),
    ),
    figures,
    goals: forms.flatMap((form) =>
      lighthouseGoals(
        form,
        figures.filter((figure) => figure.form === form),
      ),
    ),
  };
}

/**
 * @param {'mobile' | 'desktop'} form
 * @param {readonly (Audit & { page: Page, turns: readonly Audit[] })[]} figures
 */
const lighthouseGoals = (form, figures) => [
  ...againstStatic(`Lighthouse ${form}`, figures),
  ...figures
    .filter(({ page }) => page.promised)
    .flatMap(({ page, tbt, cls, performance, accessibility, bestPractices, seo }) => {
      const of = `${page.name}, Lighthouse ${form}`;
      return [
        judged({ goal: `${of}: TBT ms`, value: tbt, limit: 10, ofTheMachine: true }),
        judged({
          goal: `${of}: performance`,
          value: performance,
          limit: 100,
          atLeast: true,
          ofTheMachine: true,
        }),
        judged({ goal: `${of}: CLS`, value: shift(cls), limit: 0 }),
        judged({ goal: `${of}: accessibility`, value: accessibility, limit: 100, atLeast: true }),
        judged({ goal: `${of}: best practices`, value: bestPractices, limit: 100, atLeast: true }),
        judged({ goal: `${of}: SEO`, value: seo, limit: 100, atLeast: true }),
      ];
    }),
];

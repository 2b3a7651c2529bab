import { mediansOf, ratioInTurns } from '../figures.mjs';
import { judged } from '../goals.mjs';
import { inTurnsTold } from '../trials.mjs';
import { firstVisit } from '../visit.mjs';
import { againstStatic, shift, tableOfVisits } from './part.mjs';

/** @typedef {import('./part.mjs').Place} Place */
/** @typedef {import('./part.mjs').Page} Page */
/** @typedef {import('./part.mjs').Part} Part */

/**
 * First visits over a slow link. The scripts' kB are reported only: they count what the idle page loads too. The build
 * judges what a page loads before a touch (`tools/check-budgets.mjs`).
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measureVisits(place) {
  const { browser, pages, other } = place;
  const samples = await inTurnsTold(
    place,
    [...pages, ...(other?.pages ?? [])],
    ({ name }) => name,
    (page) => firstVisit(browser, page),
  );
  const figures = samples.map(([page, turns]) => ({ page, turns, ...mediansOf(turns) }));
  return {
    title: 'First visit, 150 ms and slow 4G, a phone 4 times slower than this machine (ms)',
    table: tableOfVisits(figures),
    figures,
    goals: [
      ...againstStatic('slow link', figures),
      ...figures
        .filter(({ page }) => page.promised)
        .flatMap(({ page, cls, blocking }) => [
          judged({ goal: `${page.name}, slow link: CLS`, value: shift(cls), limit: 0 }),
          judged({
            goal: `${page.name}, slow link: blocking ms`,
            value: blocking,
            limit: 10,
            ofTheMachine: true,
          }),
        ]),
      ...cartAgainstHome(figures),
    ],
  };
}

/**
 * What is in the cart is stored in the browser: it appears when the app has started, and home's content before.
 *
 * @param {readonly { page: Page, turns: readonly import('../visit.mjs').Visit[], lcp: number }[]} figures
 */
function cartAgainstHome(figures) {
  const named = (/** @type {string} */ wanted) => figures.find(({ page: { name } }) => name === wanted);
  const [cart, home] = [named('cart'), named('home')];
  if (!cart) return [];
  return [
    judged({ goal: 'cart, slow link: LCP ms', value: cart.lcp, limit: 1400, ofTheMachine: true }),
    ...(home
      ? [
          judged({
            goal: 'cart, slow link: LCP against home',
            value: ratioInTurns(cart.turns, home.turns, 'lcp'),
            // 1,400 ms beside the 1,143 of home in the run of the goal.
            limit: 1.22,
            ofTheMachine: true,
          }),
        ]
      : []),
  ];
}

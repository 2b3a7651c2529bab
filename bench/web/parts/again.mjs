import { mediansOf, ratioInTurns } from '../figures.mjs';
import { judged } from '../goals.mjs';
import { inTurnsTold } from '../trials.mjs';
import { firstVisit, secondVisit } from '../visit.mjs';
import { shift, tableOfVisits } from './part.mjs';

/** @typedef {import('./part.mjs').Place} Place */
/** @typedef {import('./part.mjs').Page} Page */
/** @typedef {import('./part.mjs').Part} Part */
/** @typedef {{ name: string, page: Page, static?: boolean, visit: () => Promise<import('../visit.mjs').Visit> }} Subject */

/**
 * Second visits, beside a first visit of the page without a script: what a customer waits who was here before.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measureVisitsAgain(place) {
  const { pages, other } = place;
  const subjects = pages.flatMap((page) => subjectsOf(place, page));
  const ofOther = (other?.pages ?? []).filter(isOfCustomers).map((page) => again(place, page));
  const samples = await inTurnsTold(
    place,
    [...subjects, ...ofOther],
    ({ name }) => name,
    ({ visit }) => visit(),
  );
  const figures = samples.map(([subject, turns]) => ({ page: subject, turns, ...mediansOf(turns) }));
  return {
    title: 'Second visit, on the same link and phone (ms)',
    table: tableOfVisits(figures),
    figures: figures.map(({ page: { name }, turns }) => ({ name, turns })),
    goals: figures.flatMap(({ page: { name, page }, turns, cls }) => {
      const limit = figures.find((figure) => figure.page.static && figure.page.name === `${name}, static`);
      if (!limit || !page.promised) return [];
      return [
        judged({
          goal: `${name}: LCP against a first static visit`,
          value: ratioInTurns(turns, limit.turns, 'lcp'),
          limit: 0.6,
        }),
        judged({ goal: `${name}: CLS`, value: shift(cls), limit: 0 }),
      ];
    }),
  };
}

const isOfCustomers = (/** @type {Page} */ { visitor }) => visitor !== 'staff';

/**
 * @param {Place} place
 * @param {Page} page
 * @returns {Subject[]}
 */
function subjectsOf(place, page) {
  const { browser, shop, other } = place;
  if (!isOfCustomers(page)) return [];
  if (page.static) {
    const name = page.name.replace(', static', ' again, static');
    return [{ name, page, static: true, visit: () => firstVisit(browser, page) }];
  }
  const silent = { name: `${page.name}, silent network`, kind: /** @type {const} */ ('silent') };
  return [
    again(place, page),
    { name: silent.name, page, visit: () => secondVisit(browser, page, { kind: silent.kind }) },
    ...(other ? [afterDeployment(browser, page, other.shop, shop)] : []),
  ];
}

/**
 * @param {Place} place
 * @param {Page} page
 * @returns {Subject}
 */
const again = ({ browser }, page) => ({
  name: `${page.name} again`,
  page,
  visit: () => secondVisit(browser, page),
});

/**
 * @param {Place['browser']} browser
 * @param {Page} page
 * @param {Place['shop']} before
 * @param {Place['shop']} after
 * @returns {Subject}
 */
const afterDeployment = (browser, page, before, after) => ({
  name: `${page.name}, after a deployment`,
  page,
  visit: () => {
    page.link.leadTo(before.url);
    const deploy = () => page.link.leadTo(after.url);
    return secondVisit(browser, page, { between: deploy }).finally(deploy);
  },
});

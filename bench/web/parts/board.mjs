import { anOrder, signInCustomer } from '../../server/callers.mjs';
import { placeOne } from '../../server/fanOut.mjs';
import { newFolder, removeFolder, startShop } from '../../server/processes.mjs';
import { stateOf } from '../browsers.mjs';
import { mediansOf } from '../figures.mjs';
import { judged } from '../goals.mjs';
import { openLink } from '../link.mjs';
import { inTurnsTold } from '../trials.mjs';
import { firstVisit, secondVisit } from '../visit.mjs';
import { shift, tableOfVisits } from './part.mjs';

/** @typedef {import('./part.mjs').Place} Place */
/** @typedef {import('./part.mjs').Part} Part */

/** The evening's. */
export const tablet = {
  viewport: { width: 1024, height: 768 },
  locale: 'es-MX',
  timezoneId: 'America/Mexico_City',
};

/**
 * The staff's board on the evening's tablet, empty and full. Each number of orders has a shop of its own, so that they
 * are measured in turns.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measureBoard(place) {
  const boards = [];
  for (const orders of [0, 27, 93]) boards.push(await openBoard(place, orders));
  if (place.other) boards.push(await openBoard(place, 27, place.other));
  try {
    const subjects = boards.flatMap(({ name, page }) => [
      { name, visit: () => firstVisit(place.browser, page) },
      { name: `${name} again`, visit: () => secondVisit(place.browser, page) },
    ]);
    const samples = await inTurnsTold(
      place,
      subjects,
      ({ name }) => name,
      ({ visit }) => visit(),
    );
    const figures = samples.map(([{ name }, turns]) => ({ page: { name }, turns, ...mediansOf(turns) }));
    return {
      title: 'The board on a tablet 4 times slower than this machine, 150 ms and slow 4G (ms)',
      table: tableOfVisits(figures),
      figures,
      goals: figures.filter(isOfThisCommit).flatMap(({ page: { name }, lcp, blocking, cls, scriptKb }) => [
        judged({ goal: `${name}: CLS`, value: shift(cls), limit: 0 }),
        judged({
          goal: `${name}: LCP ms`,
          value: lcp,
          limit: name.endsWith('again') ? 700 : 1500,
          ofTheMachine: true,
        }),
        judged({ goal: `${name}: blocking ms`, value: blocking, limit: 100, ofTheMachine: true }),
        judged({ goal: `${name}: scripts kB`, value: scriptKb, limit: 120 }),
      ]),
    };
  } finally {
    for (const { close } of boards) await close();
  }
}

/** @param {{ page: { name: string } }} figures */
const isOfThisCommit = ({ page: { name } }) => !name.includes(' of ');

/**
 * @param {Place} place
 * @param {number} orders
 * @param {Place['other']} [other] whose board it is
 */
async function openBoard({ browser }, orders, other) {
  const folder = newFolder('board');
  const shop = await startShop({ DATA_DIR: folder }, other?.root);
  const customer = { token: await signInCustomer(shop), body: await anOrder(shop) };
  for (let placed = 0; placed < orders; placed += 1) await placeOne(shop.url, customer);
  const link = await openLink(shop.url);
  const storageState = await stateOf(browser, { ...shop, url: link.url }, 'staff');
  const name = `board, ${orders} orders${other ? ` of ${other.commit}` : ''}`;
  return {
    name,
    page: {
      name,
      url: `${link.url}/orders`,
      link,
      visitor: /** @type {const} */ ('staff'),
      storageState,
      form: tablet,
    },
    close: async () => {
      link.close();
      await shop.stop();
      removeFolder(folder);
    },
  };
}

import { tableOf } from '../figures.mjs';
import { judged } from '../goals.mjs';
import { growthOf, navigations, warmUp } from '../memory.mjs';

/** @typedef {import('./part.mjs').Place} Place */
/** @typedef {import('./part.mjs').Part} Part */

/**
 * The growth of the heap over many navigations.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measureMemory({ browser, shop, states }) {
  const figures = await growthOf(browser, shop.url, states.hungry);
  const { heapMb, heap, nodes, listeners } = figures;
  return {
    title: `After ${navigations} navigations, as a multiple of what was there before (after ${warmUp} others)`,
    table: tableOf(
      ['heap', 'nodes', 'listeners', 'heap MB'],
      [[heap, nodes, listeners, heapMb].map((value) => value.toFixed(2))],
    ),
    figures,
    goals: [
      judged({ goal: 'heap after many navigations', value: heap, limit: 1.1 }),
      judged({ goal: 'nodes after many navigations', value: nodes, limit: 1.1 }),
      judged({ goal: 'listeners after many navigations', value: listeners, limit: 1.1 }),
    ],
  };
}

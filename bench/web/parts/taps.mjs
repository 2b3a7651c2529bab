import { median, tableOf } from '../figures.mjs';
import { judged } from '../goals.mjs';
import { interactionMs, tapsOf } from '../taps.mjs';
import { inTurnsTold } from '../trials.mjs';
import { whole } from './part.mjs';

/** @typedef {import('./part.mjs').Place} Place */
/** @typedef {import('./part.mjs').Part} Part */

/**
 * The time from a tap to the next frame, on a slow phone.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measureTaps(place) {
  const { browser, shop, states } = place;
  const taps = await tapsOf(shop.url);
  const samples = await inTurnsTold(
    place,
    taps,
    ({ name }) => name,
    (tap) => interactionMs(browser, shop.url, tap, states[tap.visitor]),
  );
  const figures = samples.map(([{ name }, took]) => ({ name, inp: median(took), worst: Math.max(...took) }));
  const [bare = 1] = figures.map(({ inp }) => inp);
  return {
    title: 'From the hand to the screen, 4 times slower (INP, ms)',
    table: tableOf(
      ['What', 'median', 'worst', 'beside the button'],
      figures.map(({ name, inp, worst }) => [name, whole(inp), whole(worst), (inp / bare).toFixed(2)]),
    ),
    figures,
    goals: figures.slice(1).map(({ name, inp }) =>
      judged({
        goal: `${name}: ms to the screen`,
        value: inp,
        limit: 64,
        ofTheMachine: true,
      }),
    ),
  };
}

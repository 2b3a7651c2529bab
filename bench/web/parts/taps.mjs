import { median, tableOf } from '../figures.mjs';
import { judged } from '../goals.mjs';
import { interactionMs, tapsOf } from '../taps.mjs';
import { inTurns, whole } from './part.mjs';

/** @typedef {import('./part.mjs').Place} Place */
/** @typedef {import('./part.mjs').Part} Part */

/**
 * The time from a tap to the next frame, on a slow phone.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measureTaps({ browser, shopUrl, runs, states }) {
  const taps = await tapsOf(shopUrl);
  const samples = await inTurns(runs, taps, (tap) =>
    interactionMs(browser, shopUrl, tap, states[tap.visitor]),
  );
  const figures = samples.map(([{ name }, took]) => ({ name, inp: median(took), worst: Math.max(...took) }));
  return {
    title: 'From the hand to the screen, 4 times slower (INP, ms)',
    table: tableOf(
      ['What', 'median', 'worst'],
      figures.map(({ name, inp, worst }) => [name, whole(inp), whole(worst)]),
    ),
    figures,
    goals: figures
      .slice(1)
      .map(({ name, inp }) =>
        judged({ goal: `${name}: ms to the screen`, value: inp, limit: 49, ofTheMachine: true }),
      ),
  };
}

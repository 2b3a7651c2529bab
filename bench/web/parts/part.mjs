import { ratioInTurns } from '../figures.mjs';
import { judged } from '../goals.mjs';

/**
 * What is measured: each part has a title, a table, its figures and the goals that they are held against.
 *
 * @typedef {import('../visitors.mjs').Visitor} Visitor
 * @typedef {import('../browsers.mjs').State} State
 * @typedef {{ name: string, url: string, visitor: Visitor, static?: boolean, promised?: boolean }} Page
 *   `promised`: the goals are about it
 * @typedef {{
 *   shopUrl: string,
 *   browser: import('playwright').Browser,
 *   runs: number,
 *   pages: readonly Page[],
 *   states: Readonly<Record<Visitor, State>>,
 * }} Place
 * @typedef {{ title: string, table: string, figures: unknown, goals: import('../goals.mjs').Judged[] }} Part
 */

/**
 * The pages in turns, so that a busy moment of the machine hits them all.
 *
 * @template Subject, Sample
 * @param {number} runs
 * @param {readonly Subject[]} subjects
 * @param {(subject: Subject) => Promise<Sample>} measure
 * @returns {Promise<[Subject, Sample[]][]>}
 */
export async function inTurns(runs, subjects, measure) {
  /** @type {[Subject, Sample[]][]} */
  const samples = subjects.map((subject) => [subject, []]);
  for (let run = 0; run < runs; run += 1) {
    for (const [subject, taken] of samples) taken.push(await measure(subject));
  }
  return samples;
}

export const whole = (/** @type {number | undefined} */ value) =>
  value === undefined ? '–' : value.toFixed(0);
/** Below half a thousandth of the screen nothing was seen to move. */
export const shift = (/** @type {number} */ cls) => Number(cls.toFixed(3));

/**
 * A page beside its own content without a script.
 *
 * @param {string} how it was visited
 * @param {readonly { page: Page, turns: readonly { fcp: number, lcp: number }[] }[]} figures
 */
export const againstStatic = (how, figures) =>
  figures.flatMap(({ page, turns }) => {
    const limit = figures.find((other) => other.page.static && other.page.name === `${page.name}, static`);
    if (!limit) return [];
    return /** @type {const} */ (['fcp', 'lcp']).map((field) =>
      judged({
        goal: `${page.name}, ${how}: ${field.toUpperCase()} against static`,
        value: ratioInTurns(turns, limit.turns, field),
        limit: 1.05,
      }),
    );
  });

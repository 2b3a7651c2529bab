import { ratioInTurns } from '../figures.mjs';
import { judged } from '../goals.mjs';

/**
 * A part of the benchmark: a title, a table, its figures and their goals.
 *
 * @typedef {import('../visitors.mjs').Visitor} Visitor
 * @typedef {import('../browsers.mjs').State} State
 * @typedef {{ name: string, url: string, visitor: Visitor, static?: boolean, promised?: boolean }} Page
 * `promised`: whether the goals apply to it
 * @typedef {{
 *   shop: import('../visitors.mjs').Shop,
 *   browser: import('playwright').Browser,
 *   runs: number,
 *   pages: readonly Page[],
 *   states: Readonly<Record<Visitor, State>>,
 * }} Place
 * @typedef {{ title: string, table: string, figures: unknown, goals: import('../goals.mjs').Judged[] }} Part
 */

export const whole = (/** @type {number | undefined} */ value) =>
  value === undefined ? '–' : value.toFixed(0);
/** A shift of less than half a thousandth of the screen is not visible. */
export const shift = (/** @type {number} */ cls) => Number(cls.toFixed(3));

/**
 * A page compared with its own content without a script.
 *
 * @param {string} how the kind of visit
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

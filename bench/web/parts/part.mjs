import { mediansOf, ratioInTurns, tableOf } from '../figures.mjs';
import { judged } from '../goals.mjs';

/**
 * A part of the benchmark: a title, a table, its figures and their goals.
 *
 * @typedef {import('../visitors.mjs').Visitor} Visitor
 * @typedef {import('../browsers.mjs').State} State
 * @typedef {{
 *   name: string,
 *   url: string,
 *   link: import('../link.mjs').Link,
 *   visitor: Visitor,
 *   storageState: State,
 *   form?: import('playwright').BrowserContextOptions,
 *   static?: boolean,
 *   promised?: boolean,
 * }} Page `form`: the device, a phone unless said; `promised`: whether the goals apply to it
 * @typedef {{
 *   shop: import('../visitors.mjs').Shop,
 *   browser: import('playwright').Browser,
 *   runs: number,
 *   pages: readonly Page[],
 *   other?: { shop: import('../visitors.mjs').Shop, root: string, commit: string, pages: readonly Page[] },
 *   states: Readonly<Record<Visitor, State>>,
 *   failures: string[],
 * }} Place `other`: of the commit to compare with; `failures`: a line for each visit that failed
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

/** @typedef {{ page: { name: string, static?: boolean }, turns: readonly import('../visit.mjs').Visit[] }} Visited */

/**
 * The figures of visits.
 *
 * @param {readonly Visited[]} visited
 */
export const tableOfVisits = (visited) =>
  tableOf(
    ['Page', 'FCP', 'LCP', 'blocking', 'CLS', 'hydrated at', 'processor', 'requests', 'JS kB'],
    visited.map(({ page, turns }) => {
      const { fcp, lcp, blocking, cls, hydrated, processorMs, requests, scriptKb } = mediansOf(turns);
      return [
        page.name,
        ...[fcp, lcp, blocking].map(whole),
        `${shift(cls)}`,
        ...[page.static ? undefined : hydrated, processorMs, requests].map(whole),
        scriptKb.toFixed(1),
      ];
    }),
  );

/**
 * One line of the report.
 *
 * @typedef {{ what: string, figure: string, reference: string, ratio: number | null, goal: number | null }} Row
 */

/**
 * @param {string} what
 * @param {number} figure
 * @param {string} reference
 * @param {number} referenceFigure
 * @param {number | null} goal
 * @returns {Row}
 */
export const row = (what, figure, reference, referenceFigure, goal) => ({
  what,
  figure: `${Math.round(figure)}/s`,
  reference: `${reference} ${Math.round(referenceFigure)}/s`,
  ratio: figure / referenceFigure,
  goal,
});

/**
 * @param {string} what
 * @param {number} ms
 * @returns {Row}
 */
export const duration = (what, ms) => ({
  what,
  figure: `${ms.toFixed(0)} ms`,
  reference: '',
  ratio: null,
  goal: null,
});

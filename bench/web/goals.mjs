/**
 * The promised figures (docs/performance.md), and whether a run meets them.
 *
 * A goal «of the machine» is a time: it is reported, and does not fail a run on a slow machine. The others are ratios
 * within one run and counts: a missed one fails the run.
 *
 * @typedef {{ goal: string, value: number, limit: number, atLeast?: boolean, ofTheMachine?: boolean }} Goal
 * @typedef {Goal & { reached: boolean }} Judged
 */

/**
 * @param {Goal} goal
 * @returns {Judged}
 */
export const judged = (goal) => ({
  ...goal,
  reached: goal.atLeast ? goal.value >= goal.limit : goal.value <= goal.limit,
});

/**
 * @param {readonly Judged[]} goals
 * @returns {number} 1 when a goal is missed that does not depend on the machine
 */
export const exitCodeOf = (goals) =>
  goals.some(({ reached, ofTheMachine }) => !reached && !ofTheMachine) ? 1 : 0;

/**
 * @param {Judged} goal
 * @returns {string}
 */
export function lineOf({ goal, value, limit, atLeast, ofTheMachine, reached }) {
  const bound = `${atLeast ? '≥' : '≤'} ${limit}`;
  const shown = Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 0);
  return `${reached ? '✓' : '✗'} ${goal}: ${shown} (${bound})${ofTheMachine ? ', a time: reported only' : ''}`;
}

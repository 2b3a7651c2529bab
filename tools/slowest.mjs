import path from 'node:path';

/** @typedef {readonly (readonly [file: string, ms: number])[]} Times */

/** @type {(report: { testResults: { name: string, startTime: number, endTime: number }[] }) => Times} */
export const vitestTimes = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => [
    path.relative(process.cwd(), name),
    endTime - startTime,
  ]);

/**
 * @typedef {{ tests: { results: { duration: number }[] }[] }} TimedSpec
 * @typedef {{ file: string, specs?: TimedSpec[], suites?: TimedSuite[] }} TimedSuite
 */

/** @type {(suite: TimedSuite) => number} */
const msOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + msOf(suite), 0);

/** A file is a suite for each project that runs it. */
/** @type {(report: { suites: TimedSuite[] }) => Times} */
export const playwrightTimes = ({ suites }) => suites.map((suite) => [suite.file, msOf(suite)]);

const shown = 10;

/**
 * A line for each of the ten slowest files of a step; none without a report.
 * @type {(step: string, read: () => Times) => string[]}
 */
export function slowest(step, read) {
  /** @type {Times} */
  let times = [];
  try {
    times = read();
  } catch {}
  return times
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, shown)
    .map(([file, ms]) => `${step}: ${(ms / 1000).toFixed(1)} s ${file}`);
}

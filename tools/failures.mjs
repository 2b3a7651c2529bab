import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * The failed tests of a JSON report, a line each: `file › title: first line of the message`.
 */

/** @type {(message?: string) => string} */
const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] | null }} VitestResult
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestResult[] }} VitestFile
 */

/**
 * A file that could not be loaded has no tests, but a message of its own.
 * @type {(report: { testResults: VitestFile[] }) => string[]}
 */
export const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });

/**
 * @typedef {{ status: string, projectName: string, results: { error?: { message?: string } }[] }} PlaywrightRun
 * @typedef {{ title: string, file: string, line: number, tests: PlaywrightRun[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** @type {(suite: PlaywrightSuite) => string[]} */
export const playwrightFailures = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error;
        return `[${projectName}] ${file}:${line} › ${title}: ${firstLine(error?.message)}`;
      }),
  ),
  ...suites.flatMap(playwrightFailures),
];

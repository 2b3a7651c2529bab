import path from 'node:path';
import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.mjs';

const inProject = (file: string) => path.resolve(file);

test('a failed test of Vitest is a line with its file, title and the first line of its message', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'a cart adds',
    failureMessages: ['\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at cart.test.ts:3'],
  };
  const report = {
    testResults: [
      { name: inProject('src/cart.test.ts'), status: 'failed', assertionResults: [passed, failed] },
      { name: inProject('src/menu.test.ts'), status: 'passed', assertionResults: [passed] },
    ],
  };

  expect(vitestFailures(report)).toEqual([
    'src/cart.test.ts › a cart adds: AssertionError: expected 1 to be 2',
  ]);
});

test('a file that Vitest could not load is a line with its message', () => {
  const report = {
    testResults: [
      {
        name: inProject('src/cart.test.ts'),
        status: 'failed',
        message: 'Cannot find module\nmore',
        assertionResults: [],
      },
    ],
  };

  expect(vitestFailures(report)).toEqual(['src/cart.test.ts: Cannot find module']);
});

test('failed and flaky tests of Playwright are found in nested suites', () => {
  const run = (status: string, ...messages: (string | undefined)[]) => ({
    status,
    projectName: 'phone',
    results: messages.map((message) => (message === undefined ? {} : { error: { message } })),
  });
  const spec = (title: string, ...tests: ReturnType<typeof run>[]) => ({
    title,
    file: 'cart.spec.ts',
    line: 7,
    tests,
  });
  const report = {
    suites: [
      {
        specs: [spec('passes', run('expected', undefined)), spec('skipped', run('skipped'))],
        suites: [{ specs: [spec('fails', run('unexpected', 'Error: no button\nCall log:'))] }],
      },
      { specs: [spec('wavers', run('flaky', 'Error: late', undefined))] },
    ],
  };

  expect(playwrightFailures(report)).toEqual([
    '[phone] cart.spec.ts:7 › fails: Error: no button',
    '[phone] cart.spec.ts:7 › wavers: Error: late',
  ]);
});

import type { RunnerTask, RunnerTestCase, RunnerTestFile } from 'vitest';
import type { Reporter, Vitest } from 'vitest/node';

/**
 * Counts a failed load or hook of a file as a killed mutant. Vitest reports no tests or skipped ones then, which
 * Stryker reads as passed.
 */
export function failedHooks(): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit(started) {
      vitest = started;
    },
    onTestRunEnd() {
      for (const file of vitest?.state.getFiles() ?? []) {
        const errors = file.result?.errors ?? [];
        if (errors.length === 0) continue;
        if (file.tasks.length === 0) file.tasks.push(loadingOf(file));
        fail(file.tasks, errors);
      }
    },
  };
}

/** A test that represents the loading of the file. */
const loadingOf = (file: RunnerTestFile) =>
  ({ ...file, type: 'test', name: 'loads', suite: undefined, file }) as unknown as RunnerTestCase;

function fail(tasks: readonly RunnerTask[], errors: NonNullable<RunnerTask['result']>['errors']): void {
  for (const task of tasks) {
    if (task.type === 'suite') fail(task.tasks, errors);
    else Object.assign(task, { mode: 'run', result: { state: 'fail', errors } });
  }
}

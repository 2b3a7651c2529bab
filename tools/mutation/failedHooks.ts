import type { RunnerTask } from 'vitest';
import type { Reporter, Vitest } from 'vitest/node';

/**
 * A file whose hook fails has found the mutant. Vitest skips its tests then, and Stryker takes a test that was skipped
 * for one that passed.
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
        if (errors.length > 0) fail(file.tasks, errors);
      }
    },
  };
}

function fail(tasks: readonly RunnerTask[], errors: NonNullable<RunnerTask['result']>['errors']): void {
  for (const task of tasks) {
    if (task.type === 'suite') fail(task.tasks, errors);
    else Object.assign(task, { mode: 'run', result: { state: 'fail', errors } });
  }
}

import { afterAll, beforeAll, inject, type RunnerTask } from 'vitest';

type Hits = Record<string, number>;
type Instrumented = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
};

declare module 'vitest' {
  interface ProvidedContext {
    readonly globalNamespace: string;
    readonly mode: 'dry-run' | 'mutant';
    readonly mutantActivation: 'static' | 'runtime';
  }
}

const ofStryker = (globalThis as unknown as Record<string, Instrumented>)[inject('globalNamespace')] ?? {};
const isDryRun = inject('mode') === 'dry-run';

// The thread is kept: the last mutant would still be active while the next one's modules load.
if (isDryRun || inject('mutantActivation') !== 'static') ofStryker.activeMutant = undefined;

/**
 * What a file's hooks run is covered by each of its tests. Stryker takes it for code that runs when a module loads, and
 * would try each mutant of `buildApp` with every test there is.
 */
if (isDryRun) {
  const hooksId = 'hooks';
  let present: string | undefined;
  let areHooks = false;
  Object.defineProperty(ofStryker, 'currentTestId', {
    configurable: true,
    get: () => present ?? (areHooks ? hooksId : undefined),
    set(id: string | undefined) {
      present = id;
    },
  });
  beforeAll(() => {
    areHooks = true;
  });
  afterAll((_, file) => {
    areHooks = false;
    const perTest = ofStryker.mutantCoverage?.perTest ?? {};
    const hits = perTest[hooksId] ?? {};
    delete perTest[hooksId];
    for (const name of testNames(file.tasks)) {
      const own = (perTest[`${file.file.filepath}#${name}`] ??= {});
      for (const [mutant, times] of Object.entries(hits)) own[mutant] = (own[mutant] ?? 0) + times;
    }
  });
}

/** As Stryker names them: with the names of the suites around, separated by spaces. */
function testNames(tasks: readonly RunnerTask[], around: readonly string[] = []): readonly string[] {
  return tasks.flatMap((task) => {
    const names = [...around, task.name];
    return task.type === 'suite' ? testNames(task.tasks, names) : [names.join(' ').trim()];
  });
}

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, inject, type RunnerTestCase } from 'vitest';

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

// A mutant that survives runs each property: some cases tell as much as a hundred do.
fc.configureGlobal({ numRuns: 25 });

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
  const ran: string[] = [];
  beforeAll(() => {
    areHooks = true;
  });
  beforeEach(({ task }) => {
    ran.push(testId(task));
  });
  afterAll(() => {
    areHooks = false;
    const perTest = ofStryker.mutantCoverage?.perTest ?? {};
    const hits = perTest[hooksId] ?? {};
    delete perTest[hooksId];
    for (const id of ran) {
      perTest[id] ??= {};
      for (const [mutant, times] of Object.entries(hits)) {
        perTest[id][mutant] = (perTest[id][mutant] ?? 0) + times;
      }
    }
  });
}

/** As Stryker names a test: by its file, the suites around it and its own name. */
function testId(test: RunnerTestCase): string {
  const names = [test.name];
  for (let { suite } = test; suite; suite = suite.suite) names.unshift(suite.name);
  return `${test.file.filepath}#${names.join(' ').trim()}`;
}

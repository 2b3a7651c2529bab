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

// The thread is reused: without this, the previous mutant would be active while modules load.
if (isDryRun || inject('mutantActivation') !== 'static') ofStryker.activeMutant = undefined;

// A surviving mutant runs every property completely: fewer cases are enough.
fc.configureGlobal({ numRuns: 25 });

/**
 * Attributes the coverage of hooks to each test of the file. Stryker would treat it as static code, and run every
 * test for each mutant of `buildApp`.
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

/** The test id of Stryker: file, suites and name. */
function testId(test: RunnerTestCase): string {
  const names = [test.name];
  for (let { suite } = test; suite; suite = suite.suite) names.unshift(suite.name);
  return `${test.file.filepath}#${names.join(' ').trim()}`;
}

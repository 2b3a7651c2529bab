import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createVitest } from 'vitest/node';

/**
 * @typedef {object} Step
 * @property {(tests: string[], changed: string[]) => Promise<boolean>} run whether the tests pass with these changed files
 * @property {() => Promise<unknown>} close
 */

/** The projects of Vitest that the script `unit` of package.json runs. */
export const unitProjects = [
  ...JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  ).scripts.unit.matchAll(/--project (\w+)/g),
].map(([, name]) => name);

/** @type {(copy: string) => Record<string, Step>} */
export const openSteps = (copy) => ({
  unit: vitest(copy, ...unitProjects),
  // Storybook's plugin finds its stories only under Vitest's own command.
  storybook: asCommand(copy, 'vitest', ['run', '--project=storybook']),
  contract: afterBuild(copy, vitest(copy, 'contract')),
  'contract-long': afterBuild(copy, vitest(copy, 'contract-long')),
  windows: afterBuild(
    copy,
    asCommand(copy, 'playwright', [
      'test',
      '--config=.storybook/windows',
      '--workers=1',
      '--max-failures=1',
      // A fault of the tokens is on every screen: the stories of one are enough, those of all take half an hour.
      '--grep=Storefront/Cart',
    ]),
    ['storybook', 'build', '--quiet'],
  ),
  e2e: afterBuild(copy, asCommand(copy, 'playwright', ['test', '--workers=1', '--max-failures=1'])),
});

/** @type {(copy: string, program: string, args: string[]) => Step} */
const asCommand = (copy, program, args) => ({
  run: async (tests) => command(copy, program, [...args, ...tests]),
  close: async () => undefined,
});

/** One process for all faults: starting it takes longer than most tests. */
/** @type {(copy: string, ...projects: string[]) => Step} */
function vitest(copy, ...projects) {
  /** @type {Promise<import('vitest/node').Vitest> | undefined} */
  let opening;
  const open = () => createVitest('test', { root: copy, project: projects, watch: false, reporters: [{}] });
  return {
    async run(tests, changed) {
      opening ??= open();
      const runner = await opening;
      for (const file of changed) runner.invalidateFile(file);
      // A relative path would be searched from this process's folder, which is not the copy.
      const found = await runner.globTestSpecifications(tests.map((test) => path.join(copy, test)));
      if (found.length === 0) throw new Error(`No tests in ${tests.join(' ')}`);
      const { testModules, unhandledErrors } = await runner.runTestSpecifications(found);
      // The file is written back before the next run.
      for (const file of changed) runner.invalidateFile(file);
      return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
    },
    close: async () => (await opening)?.close(),
  };
}

/** @type {(copy: string, step: Step, build?: string[]) => Step} */
const afterBuild = (
  copy,
  step,
  [program = '', ...args] = ['turbo', 'run', 'build', '--output-logs=errors-only'],
) => ({
  ...step,
  async run(tests, changed) {
    // A fault that does not build is no fault that a test finds.
    if (!command(copy, program, args)) throw new Error('It does not build.');
    return step.run(tests, changed);
  },
});

/** @type {(cwd: string, program: string, args: string[]) => boolean} */
function command(cwd, program, args) {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  if (status !== 0 && process.env.SEEDED_OUTPUT) console.log(`${stdout}\n${stderr}`);
  return status === 0;
}

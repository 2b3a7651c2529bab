import process from 'node:process';
import { folders } from './folders.mjs';

const folder = process.env.MUTATION_FOLDER ?? '';
const { minScore = 0, without = [], patienceMs = 15_000 } = folders[folder] ?? {};
const part = folder.replaceAll('/', '-');

export default {
  testRunner: 'vitest',
  plugins: ['./node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: [
    `${folder}/**/*.ts`,
    `!${folder}/**/*.test.ts`,
    `!${folder}/**/testing/**`,
    `!${folder}/index.ts`,
    ...without.map((file) => `!${folder}/${file}`),
  ],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: `.cache/mutation/${part}.report.json` },
  tempDirName: `.cache/mutation/${part}`,
  incremental: true,
  incrementalFile: `.cache/mutation/${part}.json`,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: patienceMs, // generous for slow machines, not a limit to reach
  dryRunTimeoutMinutes: 20,
  maxTestRunnerReuse: 200, // leftovers of mutants end with their process
  thresholds: { high: 95, low: minScore, break: minScore },
  tsconfigFile: 'none',
  // The sandbox contains what the tests read, and no builds.
  ignorePatterns: [
    '/*',
    '!/packages',
    '!/apps',
    '!/tools',
    '!/package.json',
    '!/tsconfig.base.json',
    'dist',
    'dist-server',
    '.tsbuild',
    '.turbo',
    'public',
    'pictures',
    'dist-renditions',
  ],
};

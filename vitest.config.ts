import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { pictureCommands } from './.storybook/visual/commands.ts';
import { findBrowser } from './tools/browser.mjs';
import { unitTests } from './tools/unitTests.ts';

/** Identical pictures on every machine: the rendering of fonts, and no frame is drawn before its images are decoded. */
const samePictures = ['--font-render-hinting=none', '--disable-lcd-text', '--disable-checker-imaging'];

/**
 * Every story is a test, visited once: its play function and axe run in light at phone size; then it is turned dark at tablet
 * size, where axe runs again. Both pictures are compared with the accepted ones (.storybook/visual/setup.ts).
 */
const stories: TestProjectInlineConfiguration = {
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      initialGlobals: { theme: 'light', viewport: { value: 'phone' } },
    }),
  ],
  test: {
    name: 'storybook',
    // The files share a page, which loads React and Storybook once: a quarter of the work. Storybook unmounts each story.
    isolate: false,
    // As the journeys: generous for slow machines, not a limit to reach.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // Read when the browser is launched: a run without stories looks for none.
        get launchOptions() {
          return { executablePath: findBrowser(), args: samePictures };
        },
      }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
      commands: pictureCommands,
    },
    // A story waits for frames and pictures a quarter of its time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    setupFiles: ['.storybook/visual/setup.ts'],
  },
};

/** A poll ends with its success: the default of one second is a limit that a busy machine reaches. */
const patiently = { poll: { timeout: 60_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unitTests,
          name: 'unit',
          include: [
            'packages/{backend,demo}/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            '{tools,bench,.storybook}/**/*.test.ts',
          ],
          // Cloudinary's SDK chooses between http and https when it is loaded: `cloudinary.test.ts` has a host of its own.
          env: { CLOUDINARY_URL: 'cloudinary://key:secret@cloud?upload_prefix=http://127.0.0.1' },
        },
      },
      // With a configuration and a `test` script of their own.
      'packages/{domain,api,ui}/vitest.config.ts',
      stories,
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['packages/backend/blackbox/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
          maxWorkers: '100%', // the default leaves one of two processors idle
          // Whole servers start and stop here: generous for slow machines, not a limit to reach.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: patiently,
        },
      },
      {
        test: {
          name: 'contract-long',
          environment: 'node',
          include: ['packages/backend/blackbox/**/*.long.test.ts'],
          maxWorkers: '100%',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: patiently,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['e2e/engines/**/*.test.ts'],
          maxWorkers: '100%', // the default leaves one of two processors idle
          // Whole shops and browsers start here: generous for slow machines, not a limit to reach.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: patiently,
        },
      },
      {
        test: {
          name: 'deploy',
          environment: 'node',
          include: ['deploy/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: patiently,
        },
      },
    ],
  },
});

import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pictureCommands } from './.storybook/visual/commands.ts';
import { findBrowser } from './tools/browser.mjs';

const executablePath = await findBrowser();

/** Letters drawn alike on every machine, for the pictures of the stories. */
const sameLetters = ['--font-render-hinting=none', '--disable-lcd-text'];

/** A new one for each project: Vitest writes the project's name into it, and a shared one runs as the other. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { executablePath, args: sameLetters } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
  commands: pictureCommands,
});

/**
 * Every story is a test: it plays, axe runs on it, and its picture is compared with the accepted one. In both themes,
 * for a contrast that is enough in one may not be in the other; in light as on a phone, in dark as on a tablet.
 */
const stories = (name: string, theme: 'light' | 'dark') => ({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      initialGlobals: { theme, viewport: { value: theme === 'light' ? 'phone' : 'wide' } },
    }),
  ],
  test: {
    name,
    browser: browser(),
    setupFiles: ['.storybook/visual/setup.ts'],
    provide: { theme },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.ts', '{tools,bench,.storybook}/**/*.test.ts'],
          maxWorkers: '100%', // else one of two processors waits
          testTimeout: 30_000, // patience for a machine that is slow, not a bound
        },
      },
      stories('storybook', 'light'),
      stories('storybook-dark', 'dark'),
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['packages/backend/contract/**/*.test.ts'],
          maxWorkers: '100%', // else one of two processors waits
          // Whole servers start and stop here: patience for a machine that is slow, not a bound.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['e2e/engines/**/*.test.ts'],
          maxWorkers: '100%', // else one of two processors waits
          // Whole shops and browsers start here: patience for a machine that is slow, not a bound.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'deploy',
          environment: 'node',
          include: ['deploy/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

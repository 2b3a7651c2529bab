import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pictureCommands } from './.storybook/visual/commands.ts';
import { findBrowser } from './tools/browser.mjs';

const executablePath = await findBrowser();

/** Identical font rendering on every machine, for the stories' pictures. */
const sameLetters = ['--font-render-hinting=none', '--disable-lcd-text'];

/** A new object for each project: Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { executablePath, args: sameLetters } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
  commands: pictureCommands,
});

/**
 * Every story is a test: it runs its play function and axe, and its picture is compared with the accepted one. Both
 * themes: a contrast may be sufficient in one only. Light runs at phone size, dark at tablet size.
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
          maxWorkers: '100%', // the default leaves one of two processors idle
          testTimeout: 30_000, // generous for slow machines, not a limit to reach
        },
      },
      stories('storybook', 'light'),
      stories('storybook-dark', 'dark'),
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['packages/backend/contract/**/*.test.ts'],
          maxWorkers: '100%', // the default leaves one of two processors idle
          // Whole servers start and stop here: generous for slow machines, not a limit to reach.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['e2e/engines/**/*.test.ts'],
          maxWorkers: '100%', // the default leaves one of two processors idle
          // Whole shops and browsers start here: generous for slow machines, not a limit to reach.
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

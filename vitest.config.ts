import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tools/browser.mjs';

const browser = {
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { executablePath: await findBrowser() } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: { name: 'storybook', browser },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['packages/backend/contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

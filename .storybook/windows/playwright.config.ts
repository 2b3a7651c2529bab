import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { freePort } from '../../packages/backend/blackbox/harness/freePort.ts';
import { findBrowser } from '../../tools/browser.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Every worker loads this file again: the chosen port is kept in the environment. */
process.env.STORYBOOK_PORT ??= String(await freePort());
const url = `http://localhost:${process.env.STORYBOOK_PORT}`;

/** The built Storybook, without a shop: `npm run storybook:windows` builds it first. */
export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results/windows`,
  fullyParallel: true,
  // A check waits for frames for half of its time: three after each change of the window, the letters or the font.
  workers: 2 * availableParallelism(),
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: `${root}.cache/test/windows.json` }]],
  use: {
    baseURL: url,
    // Without the flag a headless browser makes letters whole pixels wide, as on no customer's screen.
    launchOptions: { executablePath: findBrowser(), args: ['--font-render-hinting=none'] },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir storybook-static --port ${process.env.STORYBOOK_PORT} --strictPort`,
    cwd: root,
    url: `${url}/index.json`,
  },
});

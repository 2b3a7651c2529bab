import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { openShops } from './e2e/support/shops.ts';
import { findBrowser } from './tools/browser.mjs';

/** A journey waits more than it works: two for each processor, at most four. */
const workers = Math.min(4, 2 * availableParallelism());
const shops = await openShops(workers);
const shop = shops[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
if (!shop) throw new Error(`There is one shop for each of ${workers} workers: more need more shops.`);
process.env.E2E_AUTH_PORT = shop.authPort;
const executablePath = findBrowser();

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
/**
 * A phone's own ratio has seven times as many pixels, and drawing them is a sixth of a run's work. The journeys of `npm test` draw them,
 * the long ones do not.
 */
const coarsePhone = { ...phone, deviceScaleFactor: 1 };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 844 } };
const mainRoad = '**/simple-order.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${shop.port}`,
    // Without the flag a headless browser makes letters whole pixels wide, as on no customer's screen.
    launchOptions: { executablePath, args: ['--font-render-hinting=none'] },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // A service worker's requests bypass the routes of a test: only the offline tests allow one.
    serviceWorkers: 'block',
    // A trace of every journey would cost a sixth of the time: `--trace on` records the one that failed.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testMatch: '**/*.spec.ts',
      testIgnore: '**/*.long.spec.ts',
      grepInvert: /@long/,
      use: phone,
    },
    {
      // With a mouse and a wide window: a whole order.
      name: 'desktop',
      testMatch: mainRoad,
      grep: /@desk/,
      use: desktop,
    },
    // What `npm test` leaves to `npm run test:long`: whole files, and the tests with `@long` of the others.
    // Generous for slow machines, not a limit to reach: a busy one may stand still for more than fifteen seconds.
    {
      name: 'long',
      testMatch: '**/*.spec.ts',
      grep: /@long|\.long\.spec\.ts/,
      timeout: 300_000,
      expect: { timeout: 45_000 },
      use: coarsePhone,
    },
    {
      // What else differs with a mouse and a wide window: the map, the cart beside the menu.
      name: 'long-desktop',
      testMatch: '**/*.spec.ts',
      testIgnore: mainRoad,
      grep: /@desk/,
      timeout: 300_000,
      expect: { timeout: 45_000 },
      use: desktop,
    },
  ],
  webServer: shops.map(({ port, authPort, dataDir }) => ({
    command: 'node packages/backend/dist/server.js',
    url: `http://localhost:${port}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: port, AUTH_EMULATOR_PORT: authPort, DATA_DIR: dataDir, RATE_LIMIT: 'off' },
  })),
});

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tools/browser.mjs';

/** Below the range that outgoing connections take theirs from: nobody grabs it before the server listens. */
async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return String(port);
  }
}

// Every worker loads this file again: what was chosen once is kept in the environment.
process.env.E2E_PORT ??= await freePort();
process.env.E2E_AUTH_PORT ??= await freePort();
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'crepas-e2e-'));

const { E2E_PORT, E2E_AUTH_PORT, E2E_DATA_DIR } = process.env;
const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${E2E_PORT}`,
    launchOptions: { executablePath },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // A worker asks for itself, past the routes that the journeys lay: only the offline journey wants it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
    {
      // What differs with a mouse and a wide window: the whole order, the map, the cart beside the menu.
      name: 'desktop',
      testMatch: /(simple-order|combo-order|address)\.spec\.ts$/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 844 } },
    },
  ],
  webServer: {
    command: 'node apps/server/dist/main.js',
    url: `http://localhost:${E2E_PORT}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: `${E2E_PORT}`,
      AUTH_EMULATOR_PORT: `${E2E_AUTH_PORT}`,
      DATA_DIR: `${E2E_DATA_DIR}`,
      RATE_LIMIT: 'off',
    },
  },
});

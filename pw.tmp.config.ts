import { defineConfig, devices } from '@playwright/test';
process.env.E2E_AUTH_PORT = '47311';
export default defineConfig({
  testDir: 'e2e', workers: 1, timeout: 240_000, expect: { timeout: 30_000 }, reporter: [['list']], outputDir: '/tmp/pw-out',
  use: { baseURL: 'http://localhost:47310', launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' }, locale: 'es-MX', timezoneId: 'America/Mexico_City', serviceWorkers: 'block', trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true } },
  projects: [{ name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } }],
});

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { bundledBrowser } from './bundled-browser.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/** @returns {string | undefined} */
function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places];
  return candidates.find((path) => existsSync(path));
}

/** @returns {string | undefined} */
function downloadedByPlaywright() {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  spawnSync('playwright', ['install', 'chromium'], { shell: true, stdio: 'ignore', timeout: 180_000 });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * The path of a Chromium for tests. One that the lockfile pins is preferred to the machine's own: a test then fails
 * on every machine or on none. CHROMIUM_PATH overrides it, and receives the result, so that child processes do not
 * search again.
 *
 * @returns {string}
 */
export function findBrowser() {
  process.env.CHROMIUM_PATH ||= bundledBrowser() ?? downloadedByPlaywright() ?? installedBrowser();
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  throw new Error('There is no Chromium here, and none could be fetched. Set CHROMIUM_PATH to one.');
}

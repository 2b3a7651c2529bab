import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

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

/** The browser that ships inside an npm package: for a Linux machine that can reach nothing else. */
async function bundledBrowser() {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'; // makes it bring its nss and nspr libraries too
  const { default: bundled } = await import('@sparticuz/chromium');
  return bundled.executablePath();
}

/**
 * The path of a Chromium that tests can drive, found or fetched.
 * The answer is kept in CHROMIUM_PATH, so that child processes look no further.
 *
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  process.env.CHROMIUM_PATH ||= installedBrowser() ?? downloadedByPlaywright() ?? (await bundledBrowser());
  return process.env.CHROMIUM_PATH;
}

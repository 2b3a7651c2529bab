import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpm } from '../../tools/pnpm.mjs';
import { newFolder, removeFolder } from '../server/processes.mjs';

const folder = fileURLToPath(new URL('lighthouse', import.meta.url));
const program = join(folder, 'node_modules/lighthouse/cli/index.js');

/** @typedef {'mobile' | 'desktop'} Form */
/** @typedef {'fcp' | 'lcp' | 'tbt' | 'cls' | 'requests' | 'scriptKb'} Measured */
/** @typedef {'performance' | 'accessibility' | 'bestPractices' | 'seo'} Score from 0 to 100 */
/** @typedef {Record<Measured | Score, number>} Audit */

/** @returns {boolean} whether Lighthouse is available; it is installed when the registry is reachable */
export function hasLighthouse() {
  if (existsSync(program)) return true;
  return pnpm(['--dir', folder, 'install', '--frozen-lockfile']) === 0 && existsSync(program);
}

/** Lighthouse's desktop form: the settings of `--preset=desktop`, for use beside our own. */
const desktop = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
  throttling: {
    rttMs: 40,
    throughputKbps: 10_240,
    cpuSlowdownMultiplier: 1,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  },
  emulatedUserAgent: false,
};

/**
 * Lighthouse's own result of one visit.
 *
 * @param {string} url
 * @param {Form} form
 * @param {number} port of the browser to use
 * @param {boolean} isNewcomer whether the browser's storage is cleared before; its cache always is
 * @returns {Promise<Audit & { missed: string[] }>} `missed`: the audits that cost points outside of performance
 */
export async function audit(url, form, port, isNewcomer) {
  const output = newFolder('lighthouse');
  const config = join(output, 'config.json');
  const settings = {
    ...(form === 'desktop' && desktop),
    // The staff's stream of orders never ends: such a page is judged at this moment.
    maxWaitForLoad: 15_000,
    ...(!isNewcomer && { clearStorageTypes: ['shader_cache', 'service_workers', 'cache_storage'] }),
  };
  writeFileSync(config, JSON.stringify({ extends: 'lighthouse:default', settings }));
  const report = join(output, 'report.json');
  const args = [url, '--quiet', '--output=json', `--output-path=${report}`, `--config-path=${config}`];
  const child = spawn(process.execPath, [program, ...args, `--port=${port}`], { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`Lighthouse ended with ${status} at ${url}.`);
  const result = JSON.parse(readFileSync(report, 'utf8'));
  removeFolder(output);
  if (result.runtimeError) throw new Error(`Lighthouse at ${url}: ${result.runtimeError.message}`);
  return figuresOf(result);
}

/** @typedef {{ items: { url: string, transferSize: number }[] }} Details */
/** @typedef {{ id: string, score: number | null, numericValue: number, details: Details }} Finding */
/** @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category */

/** @param {{ audits: Record<string, Finding>, categories: Record<string, Category> }} result */
function figuresOf({ audits, categories }) {
  const number = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  const score = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? 0) * 100);
  const requests = audits['network-requests']?.details.items ?? [];
  // By name: the page's loader fetches its scripts, and then imports them from the cache.
  const scripts = requests.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
  const judgedPages = ['accessibility', 'best-practices', 'seo'].flatMap(
    (id) => categories[id]?.auditRefs ?? [],
  );
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    requests: new Set(requests.map(({ url }) => url)).size,
    scriptKb: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    missed: judgedPages
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

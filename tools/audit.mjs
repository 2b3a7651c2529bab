import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Known vulnerabilities of the production dependencies: `node tools/audit.mjs` fails on a high or critical one. It asks
 * the registry, and OSV.dev when the registry does not answer. When neither answers that is a warning, not a failure.
 */

const root = new URL('../', import.meta.url);
const { packageManager } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** @param {readonly string[]} given */
const pnpm = (...given) =>
  spawnSync('npx', ['-y', packageManager, ...given], {
    cwd: fileURLToPath(root),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

const { status, stdout, stderr } = pnpm('audit', '--prod', '--audit-level', 'high');
process.stdout.write(stdout);
process.stderr.write(stderr);

const isUnavailable = /ERR_PNPM_(AUDIT_|FETCH|META_FETCH)/.test(stdout + stderr);
if (!isUnavailable) process.exit(status ?? 1);

const osvUrl = process.env.OSV_URL ?? 'https://api.osv.dev';
/** The most that OSV takes at once. */
const batchSize = 1_000;

try {
  const found = (await Promise.all(batches(lockedVersions()).map(askOsv))).flat();
  for (const { version, id, severity } of found) console.log(`${severity}: ${version}, ${id}`);
  console.log(`Asked ${osvUrl}, because the registry did not answer: ${found.length} vulnerabilities.`);
  // An entry without a severity is usually malware.
  const isSevere = found.some(({ severity }) => !['LOW', 'MODERATE'].includes(severity));
  process.exit(isSevere ? 1 : 0);
} catch (error) {
  console.error(error);
  // `::warning` is an annotation of the run on GitHub.
  console.log(
    '::warning title=audit::Neither the registry nor OSV answered: the dependencies were not audited.',
  );
}

/** @returns {string[]} the production dependencies of the lockfile, as package URLs */
function lockedVersions() {
  const folder = mkdtempSync(join(tmpdir(), 'crepas-audit-'));
  const file = join(folder, 'sbom.json');
  try {
    const { stderr: reason } = pnpm('sbom', '--sbom-format', 'cyclonedx', '--prod', '--out', file);
    /** @type {{ components: { purl: string }[] }} */
    const { components } = JSON.parse(readFileSync(file, 'utf8'));
    if (components.length === 0) throw new Error(`No dependencies: ${reason}`);
    return components.map(({ purl }) => purl).filter((purl) => !purl.includes('/%40crepas/'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {readonly string[]} versions */
function batches(versions) {
  const count = Math.ceil(versions.length / batchSize);
  return Array.from({ length: count }, (_, at) => versions.slice(at * batchSize, (at + 1) * batchSize));
}

/** @param {readonly string[]} versions */
async function askOsv(versions) {
  const body = JSON.stringify({ queries: versions.map((purl) => ({ package: { purl } })) });
  /** @type {{ results: { vulns?: { id: string }[] }[] }} */
  const { results } = await read('/v1/querybatch', { method: 'POST', body });
  const found = results.flatMap(({ vulns = [] }, at) =>
    vulns.map(({ id }) => ({ version: versions[at], id })),
  );
  return Promise.all(found.map(async (one) => ({ ...one, severity: await severityOf(one.id) })));
}

/** @param {string} id */
async function severityOf(id) {
  /** @type {{ database_specific?: { severity?: string } }} */
  const { database_specific: of = {} } = await read(`/v1/vulns/${id}`);
  return of.severity ?? 'UNKNOWN';
}

/** @param {string} path @param {RequestInit} [init] */
async function read(path, init) {
  const response = await fetch(`${osvUrl}${path}`, { ...init, signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`OSV answered ${response.status}.`);
  return response.json();
}

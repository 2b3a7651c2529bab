import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Lists the licences of the production dependencies, and fails on one that is not on the list below. Development
 * dependencies are not distributed: any licence is allowed.
 */

/** Permissive licences: they require only that their text is kept. */
const allowed = [
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Python-2.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
];
/** Checked by hand, because their licence is not an SPDX name. */
const known = ['deep-freeze']; // "public domain"

const listing = ['licenses', 'list', '--prod', '--json'];

/** @type {Record<string, { name: string, versions: string[] }[]>} */
const byLicence = JSON.parse(
  execFileSync(process.execPath, [fileURLToPath(new URL('pnpm.mjs', import.meta.url)), ...listing], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
);

/** `(MIT OR CC0-1.0)`: one allowed choice is enough; `AND` requires all. */
const isAllowed = (/** @type {string} */ licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));

const entries = Object.entries(byLicence);
for (const [licence, packages] of entries) console.log(`${String(packages.length).padStart(5)}  ${licence}`);

const refused = entries
  .filter(([licence]) => !isAllowed(licence))
  .flatMap(([licence, packages]) => packages.map(({ name }) => ({ name, licence })))
  .filter(({ name }) => !known.includes(name));
for (const { name, licence } of refused) console.error(`${name}: ${licence} is not on the list.`);
process.exit(refused.length === 0 && entries.length > 0 ? 0 : 1);

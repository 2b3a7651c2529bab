import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allowed } from './supportedBrowsers.mjs';
import { unsupportedFeatures } from './unsupportedFeatures.mjs';

/**
 * Fails when a built app needs a feature that a promised browser lacks: `npm test -- browsers`, after a build. It
 * reads the build, not the sources, because the build includes the libraries.
 */

const apps = fileURLToPath(new URL('../../apps/', import.meta.url));
const names = Object.keys(allowed);
/** @type {Set<string>} */
const used = new Set();
let faults = 0;

for (const app of ['store', 'admin']) {
  for (const { name, lacks, file } of unsupportedFeatures(filesOf(app))) {
    const entry = names.find((known) => name === known || name.startsWith(`${known}: `));
    if (entry) used.add(entry);
    else {
      faults += 1;
      console.error(`apps/${app}: ${name} is not in ${lacks} (${file})`);
    }
  }
}

for (const name of names.filter((known) => !used.has(known))) {
  faults += 1;
  console.error(`${name} is on the list of tools/baseline/supportedBrowsers.mjs, and no app uses it.`);
}
if (faults > 0) console.error('\nThe promise, and what to do: docs/browsers.md');
else console.log(`Both apps keep to the promised browsers, but for ${used.size} features with a reason.`);
process.exit(faults === 0 ? 0 : 1);

/** @param {string} app */
function filesOf(app) {
  const folder = `${apps}${app}/dist/`;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths
    .filter((path) => /\.(?:js|css)$/.test(path))
    .map((path) => ({ path, code: readFileSync(folder + path, 'utf8') }));
  if (files.length === 0) throw new Error(`apps/${app} is not built.`);
  return [...files, ...inlineFiles(app)];
}

/** @param {string} app the inline scripts and styles of its page */
function inlineFiles(app) {
  const page =
    app === 'store'
      ? JSON.parse(readFileSync(`${apps}store/dist-server/assets.json`, 'utf8')).template
      : readFileSync(`${apps}admin/dist/index.html`, 'utf8');
  const inside = (/** @type {RegExp} */ pattern, /** @type {string} */ path) =>
    [...page.matchAll(pattern)].map(([, code]) => ({ path, code }));
  return [
    ...inside(/<script>(.*?)<\/script>/gs, 'a page.js'),
    ...inside(/<style[^>]*>(.*?)<\/style>/gs, 'a page.css'),
  ];
}

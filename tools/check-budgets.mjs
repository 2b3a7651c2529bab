import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/**
 * The sizes of the built apps against their budgets, in kB of brotli: `node tools/check-budgets.mjs`, after a build. A budget that
 * is in the way of plain code is raised (docs/performance.md).
 */

const kB = 1000;

/** @typedef {{ file: string, imports?: string[], css?: string[], isEntry?: boolean, isDynamicEntry?: boolean }} Chunk */

/** @param {string} app */
function readBuild(app) {
  const dist = fileURLToPath(new URL(`../apps/${app}/dist/`, import.meta.url));
  /** @type {Record<string, Chunk>} */
  const chunks = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));
  const chunkAt = (/** @type {string} */ key) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build of ${app} has no ${key}`);
    return chunk;
  };
  /** The files of these sources with all their static imports. */
  const closure = (/** @type {string[]} */ ...keys) => {
    const all = new Set(keys);
    for (const key of all) for (const imported of chunkAt(key).imports ?? []) all.add(imported);
    return new Set([...all].map(chunkAt));
  };
  const size = (/** @type {Iterable<string>} */ files) =>
    [...new Set(files)].reduce((sum, file) => sum + brotliCompressSync(readFileSync(dist + file)).length, 0);
  const scripts = (/** @type {Iterable<Chunk>} */ some) => size([...some].map(({ file }) => file));
  const styles = (/** @type {Iterable<Chunk>} */ some) => size([...some].flatMap(({ css = [] }) => css));
  return { chunks, closure, scripts, styles };
}

/** @type {[name: string, size: number, budget: number][]} */
const rows = [];

const store = readBuild('store');
const home = store.closure('index.html');
rows.push(
  ['home, scripts', store.scripts(home), 112 * kB],
  ['home, style sheets', store.styles(home), 6.3 * kB],
);
const cart = store.closure('index.html', 'src/features/cart/CartScreen.tsx', 'src/app/background.ts');
rows.push(['cart before a touch, scripts', store.scripts(cart), 144 * kB]);
const screens = Object.keys(store.chunks).filter((source) => /\/\w+Screen\.tsx$/.test(source));
for (const source of screens) {
  const more = [...store.closure(source)].filter((chunk) => !home.has(chunk));
  // The map brings its library.
  rows.push([source, store.scripts(more), source.endsWith('/AddressScreen.tsx') ? 56 * kB : 31 * kB]);
}
const all = Object.values(store.chunks).filter(({ file }) => file.endsWith('.js'));
rows.push(['store, all scripts', store.scripts(all), 262 * kB]);

const admin = readBuild('admin');
rows.push(['board, scripts', admin.scripts(admin.closure('index.html')), 136 * kB]);

for (const [name, size, budget] of rows)
  console.log(`${size > budget ? 'OVER' : '  ok'} ${name}: ${(size / kB).toFixed(1)} of ${budget / kB} kB`);
process.exitCode = rows.some(([, size, budget]) => size > budget) ? 1 : 0;

import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';

/**
 * `prepack` and `postpack` of a package, in its folder. The workspace imports the sources; a packed package exports what
 * `tsconfig.dist.json` builds into `dist`: what its index reaches, with types and without tests. pnpm reads
 * `publishConfig.exports` of `package.json`, npm does not, so the manifest has them while it packs.
 */

const kept = '.cache.package.json';

/** In place of `workspace:*` and `catalog:`, which npm does not know. */
const installedVersion = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

if (process.argv[2] === 'before') {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  for (const built of ['dist', '.tsbuild/dist.tsbuildinfo']) rmSync(built, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [tsc, '-b', 'tsconfig.dist.json'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  const text = readFileSync('package.json', 'utf8');
  const { publishConfig, scripts: _, devDependencies: __, ...manifest } = JSON.parse(text);
  for (const name of Object.keys(manifest.dependencies ?? {}))
    manifest.dependencies[name] = installedVersion(name);
  writeFileSync(kept, text);
  writeFileSync(
    'package.json',
    `${JSON.stringify({ ...manifest, exports: publishConfig.exports }, null, 2)}\n`,
  );
} else {
  renameSync(kept, 'package.json');
}

import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { folders } from './folders.mjs';

/** `pnpm mutate`, or `pnpm mutate packages/api/src --force`: some folders only, with options of Stryker. */

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('-'));
const options = firstOption < 0 ? [] : words.slice(firstOption);
const asked = words.slice(0, words.length - options.length).map((word) => word.replace(/\/$/, ''));
const unknown = asked.filter((folder) => !(folder in folders));
if (unknown.length > 0) {
  console.error(`Not measured: ${unknown.join(', ')}. There are:\n${Object.keys(folders).join('\n')}`);
  process.exit(1);
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const bad = (asked.length > 0 ? asked : Object.keys(folders)).filter((folder) => {
  console.log(`\n${folder}`);
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'tools/mutation/stryker.config.mjs',
      ...options,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATION_FOLDER: folder } },
  );
  return status !== 0;
});
if (bad.length > 0) {
  console.error(`\nBelow their least score: ${bad.join(', ')}`);
  process.exit(1);
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const program = fileURLToPath(new URL('pnpm.mjs', import.meta.url));

/** Runs it with programs of the test's own, which say how they were called. */
function run(prepare: (folder: string, script: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'crepas-npx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  prepare(folder, '#!/bin/sh\necho "$0 $@ within $npm_config_fetch_timeout ms"\nexit 3\n');
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, npm_config_cache: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'run', 'build'], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(3);
  return { stdout: stdout.replaceAll(folder, ''), stderr };
}

// The programs there are scripts of the shell.
const itOnUnix = it.skipIf(process.platform === 'win32');

itOnUnix('asks npx for pnpm once, which prefers what npm has to a question to the registry', () => {
  const { stdout, stderr } = run((folder, script) =>
    writeFileSync(join(folder, 'npx'), script, { mode: 0o755 }),
  );
  expect(stdout).toMatch(/^\/npx --prefer-offline -y pnpm@\S+ run build within 60000 ms\n$/);
  expect(stderr).toBe(
    'Consiguiendo pnpm…\nNo se pudo instalar lo que hace falta: la primera vez se necesita internet.\n',
  );
});

itOnUnix('runs the pinned pnpm that npx has installed, without npx', () => {
  const { stdout, stderr } = run((folder, script) => {
    for (const [hash, version] of [
      ['a', '1.0.0'],
      ['b', packageManager.split('@').at(-1)],
    ]) {
      const modules = join(folder, '_npx', `${hash}`, 'node_modules');
      mkdirSync(join(modules, 'pnpm'), { recursive: true });
      mkdirSync(join(modules, '.bin'));
      writeFileSync(join(modules, 'pnpm', 'package.json'), JSON.stringify({ name: 'pnpm', version }));
      writeFileSync(join(modules, '.bin', 'pnpm'), script, { mode: 0o755 });
    }
  });
  expect(stdout).toBe('/_npx/b/node_modules/.bin/pnpm run build within 60000 ms\n');
  expect(stderr).toBe('');
});

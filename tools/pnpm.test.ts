import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('pnpm.mjs', import.meta.url));

it('prefers the pnpm that is there to a question to the registry, and ends as it ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crepas-npx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = '#!/bin/sh\necho "$@ within $npm_config_fetch_timeout ms"\nexit 3\n';
  writeFileSync(join(folder, 'npx'), script, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stdout } = spawnSync(process.execPath, [program, 'run', 'build'], {
    env,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^--prefer-offline -y pnpm@\S+ run build within 60000 ms\n$/);
  expect(status).toBe(3);
});

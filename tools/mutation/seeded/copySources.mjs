import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Copies what git knows or would add into a temporary folder, which is deleted at the end, and installs its packages.
 *
 * @returns {string} the folder
 */
export function copySources() {
  const copy = mkdtempSync(path.join(tmpdir(), 'crepas-seeded-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.stdout.split('\0')) {
    if (file !== '' && existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(copy, file));
  }
  // The copy has its own packages: Vite serves no file outside of the folder of a workspace.
  const install = ['tools/pnpm.mjs', 'install', '--frozen-lockfile', '--prefer-offline'];
  const { status, stderr } = spawnSync(process.execPath, install, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The copy's packages could not be installed: ${stderr}`);
  return copy;
}

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Copies what git knows or would add into a temporary folder, which is deleted at the end. The links of each package's
 * `node_modules` are copied, so that it imports its neighbours in the copy; what they lead to is shared.
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
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const name of ['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(copy, folder)).map((each) => path.join(folder, each)),
  )) {
    const modules = path.join(root, name, 'node_modules');
    if (!existsSync(modules)) continue;
    cpSync(modules, path.join(copy, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !path.basename(source).startsWith('.'),
    });
  }
  return copy;
}

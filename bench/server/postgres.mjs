import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, newFolder, removeFolder, untilTrue } from './processes.mjs';

export const hasPostgres = ['initdb', 'postgres'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

/**
 * A new PostgreSQL with its default settings. It refuses to run as root: as root, it is started as nobody.
 *
 * @returns {Promise<import('./processes.mjs').Running>}
 */
export async function startPostgres() {
  const folder = newFolder('postgres');
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  spawnSync('initdb', ['-D', data, '-U', 'crepas', '-A', 'trust', '-E', 'UTF8'], options);
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''];
  const child = spawn('postgres', args, { ...options, stdio: 'ignore' });
  await untilTrue(child, () => spawnSync('pg_isready', ['-h', '127.0.0.1', '-p', String(port)]).status === 0);
  return {
    url: `postgres://crepas@127.0.0.1:${port}/postgres`,
    pid: child.pid ?? 0,
    async stop() {
      if (child.kill('SIGINT')) await once(child, 'exit');
      removeFolder(folder);
    },
  };
}

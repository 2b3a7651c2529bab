import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repository } from './processes.mjs';

/**
 * Another commit beside this checkout, installed and built, until `remove` is called.
 *
 * @param {string} commit
 * @param {readonly string[]} [furtherCommands] of pnpm, after the build
 * @returns {{ root: string, remove: () => void }}
 * @throws {Error} when the commit does not exist, or does not build
 */
export function checkOut(commit, furtherCommands = []) {
  const root = join(repository, '.cache/against');
  const remove = () => {
    spawnSync('git', ['worktree', 'remove', '--force', root], { cwd: repository });
  };
  remove();
  try {
    run('git', ['worktree', 'add', '--detach', root, commit], repository);
    for (const command of ['install --frozen-lockfile', 'exec turbo run build', ...furtherCommands]) {
      run(process.execPath, ['tools/pnpm.mjs', ...command.split(' ')], root);
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { root, remove };
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function run(program, args, cwd) {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}.`);
}

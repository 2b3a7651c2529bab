import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../dist/commands.js', import.meta.url));

export type CommandResult = { readonly status: number | null; readonly output: string };

/** Runs a built command of docs/operations.md in its own process. */
export function runCommand(given: readonly string[], env: Readonly<Record<string, string>>): CommandResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...given], {
    env: { PATH: process.env.PATH ?? '', INIT_CWD: tmpdir(), ...env },
    encoding: 'utf8',
    timeout: 300_000,
  });
  return { status, output: `${stdout}${stderr}`.trim() };
}

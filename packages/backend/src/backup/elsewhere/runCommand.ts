import { spawn } from 'node:child_process';

/** For the file of a large shop over a slow line. */
const maxCommandMs = 20 * 60_000;
/** The owner reads it. */
const maxReasonLength = 300;

/**
 * Hands a file to a program of the operator: its path is the only argument, and `BACKUP_FILE`.
 *
 * @throws Error with a sentence, if it fails or takes too long; then it and what it has started are killed
 */
export function runCommand(program: string, file: string, maxMs = maxCommandMs): Promise<void> {
  const { PATH, HOME } = process.env;
  const child = spawn(program, [file], {
    // Without the secrets of this process.
    env: { ...(PATH && { PATH }), ...(HOME && { HOME }), BACKUP_FILE: file },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const killAll = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The processes have ended.
    }
  };
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    killAll();
  }, maxMs);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-maxReasonLength);
  });
  process.on('exit', killAll);
  // A process that the command has left running would keep its output open.
  child.on('exit', killAll);
  return new Promise<void>((resolve, reject) => {
    child.on('error', (cause) => reject(new Error(`No se puede ejecutar «${program}».`, { cause })));
    child.on('close', (code) => {
      if (code === 0 && !isLate) return resolve();
      const why = isLate ? 'tardó demasiado' : `falló${code === null ? '' : ` (${code})`}`;
      reject(new Error(`«${program}» ${why}${said.trim() === '' ? '.' : `: ${said.trim()}`}`));
    });
  }).finally(() => {
    clearTimeout(limit);
    process.off('exit', killAll);
  });
}

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The work of a separate process, which uses neither the memory nor the thread of the server. */
export type BackupJob =
  | {
      readonly kind: 'write';
      /** A copy of the embedded database's files; null for the PostgreSQL of `DATABASE_URL`. */
      readonly copy: string | null;
      readonly file: string;
    }
  | {
      /** The settings of the copy are in `BACKUP_COPY`. */
      readonly kind: 'copy';
      readonly file: string;
      /** Gets the encrypted file meanwhile. */
      readonly folder: string;
    }
  | {
      readonly kind: 'check';
      readonly file: string;
      /** Gets the temporary database. */
      readonly folder: string;
      /** The URL of `src/db/embedded/worker.ts`, built as `databaseWorker.js`. */
      readonly databaseWorker: string;
    };

/** Longer than the backup of any shop; a job that hangs must not hold the next one. */
export const maxJobMs = 30 * 60_000;
const maxOutputLength = 4_000;

/**
 * Runs the built `bin/backupJob.ts`.
 *
 * @param secrets go into its environment: other users can read arguments
 * @param signal kills it
 * @returns what it wrote: one line of JSON
 * @throws Error whose message is its sentence
 */
export function runJob(
  program: URL,
  job: BackupJob,
  secrets: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  const { PATH, HOME } = process.env;
  // The job's standard input closes with this process, which ends the job.
  const child = spawn(process.execPath, [fileURLToPath(program), JSON.stringify(job)], {
    env: { PATH, HOME, ...secrets },
    stdio: ['pipe', 'pipe', 'pipe'],
    signal,
    timeout: maxJobMs,
    killSignal: 'SIGKILL',
  });
  const [output, errors] = [child.stdout, child.stderr].map((stream) => {
    let text = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text = `${text}${chunk}`.slice(0, maxOutputLength);
    });
    return () => text.trim();
  }) as [() => string, () => string];
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(JSON.parse(output()));
      else reject(new Error(errors() || `El respaldo terminó antes de tiempo (${signal ?? code}).`));
    });
  });
}

import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits until a program has ended, and until its output is read. Neither waits for ever: a program that is still
 * running after `limitMs` is asked to end, and killed `graceMs` later; output that a process left behind keeps open
 * is awaited for `drainMs`.
 *
 * @param {import('node:child_process').ChildProcess} program
 * @param {{ limitMs: number, graceMs?: number, drainMs?: number }} limits
 * @returns {Promise<{ status: number | null, isTooLate: boolean }>} Without a status it was killed, or never started.
 */
export async function endOf(program, { limitMs, graceMs = 30_000, drainMs = 5_000 }) {
  const closed = once(program, 'close').catch(() => {});
  let isTooLate = false;
  const limit = setTimeout(() => {
    isTooLate = true;
    program.kill('SIGTERM');
  }, limitMs);
  const killing = setTimeout(() => program.kill('SIGKILL'), limitMs + graceMs);
  try {
    const [status] = await once(program, 'exit');
    await Promise.race([closed, delay(drainMs, undefined, { ref: false })]);
    return { status, isTooLate };
  } catch {
    return { status: null, isTooLate };
  } finally {
    clearTimeout(limit);
    clearTimeout(killing);
  }
}

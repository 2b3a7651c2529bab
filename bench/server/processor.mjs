import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's clock ticks per second: 100 on every common Linux. */
const ticksPerSecond = 100;

export const canAsk = process.platform === 'linux';

/**
 * Processor seconds that a process and its children have used so far.
 *
 * @param {number} pid
 * @returns {number}
 */
export function processorSeconds(pid) {
  return (
    [pid, ...childrenOf(pid)].reduce((sum, one) => sum + (statOf(`${one}`)?.ticks ?? 0), 0) / ticksPerSecond
  );
}

/** @param {number} pid */
export const childrenOf = (pid) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)?.parent === pid)
    .map(Number);

/**
 * Resident memory of a process in megabytes.
 *
 * @param {number} pid
 */
export function residentMb(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

/** @param {string} pid */
function statOf(pid) {
  try {
    // A program's name may contain spaces and brackets: the fields follow the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { parent, ticks: fields.slice(11, 15).reduce((sum, value) => sum + value, 0) };
  } catch {
    return null; // the process ended in the meantime
  }
}

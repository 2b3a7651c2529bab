import { readdirSync, readFileSync } from 'node:fs';

/** Of the kernel's clock for processes: 100 on every Linux that people run. */
const ticksPerSecond = 100;

export const canAsk = process.platform === 'linux';

/**
 * Seconds of a processor that a process and its children have used so far.
 *
 * @param {number} pid
 * @returns {number}
 */
export function processorSeconds(pid) {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(name)?.parent === pid);
  return [`${pid}`, ...children].reduce((sum, name) => sum + (statOf(name)?.ticks ?? 0), 0) / ticksPerSecond;
}

/**
 * Megabytes of memory that a process holds.
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
    // The name of a program may hold spaces and brackets: what counts comes after the last one.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { parent, ticks: fields.slice(11, 15).reduce((sum, value) => sum + value, 0) };
  } catch {
    return null; // it has ended meanwhile
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { endOf } from './program-end.mjs';

const leftBehind: number[] = [];
afterEach(() => {
  for (const pid of leftBehind.splice(0)) process.kill(pid, 'SIGKILL');
});

/** A program of Node, with its output read through pipes as in `npm test`. */
const node = (code: string) => spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'pipe'] });

const atOnce = { limitMs: 0, graceMs: 600_000 };
const never = { limitMs: 600_000 };

describe('endOf', () => {
  test('has the status of a program, and waits for its last output and that of the programs it started', async () => {
    const program = node(`
      const late = "setTimeout(() => console.error('last words'), 100)";
      require('node:child_process').spawn(process.execPath, ['-e', late], { stdio: 'inherit' }).unref();
      process.exitCode = 3;
    `);
    let output = '';
    program.stderr.on('data', (text) => {
      output += text;
    });
    await expect(endOf(program, { ...never, drainMs: 600_000 })).resolves.toEqual({
      status: 3,
      isTooLate: false,
    });
    expect(output).toBe('last words\n');
  });

  test('does not wait for a process that the program left behind with its output open', async () => {
    const program = node(`
      const left = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'],
        { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
      left.unref();
      console.log(left.pid);
    `);
    const end = endOf(program, { ...never, drainMs: 10 });
    const [pid] = await once(program.stdout, 'data');
    leftBehind.push(Number(pid));
    await expect(end).resolves.toEqual({ status: 0, isTooLate: false });
  });

  test('ends a program that does not end', async () => {
    const program = node('setInterval(() => {}, 1000)');
    await expect(endOf(program, atOnce)).resolves.toEqual({ status: null, isTooLate: true });
    expect(program.signalCode).toBe('SIGTERM');
  });

  test('kills a program that does not end when it is asked to', async () => {
    const program = node(
      "process.on('SIGTERM', () => {}); console.log('ready'); setInterval(() => {}, 1000)",
    );
    await once(program.stdout, 'data');
    await expect(endOf(program, { limitMs: 0, graceMs: 10 })).resolves.toEqual({
      status: null,
      isTooLate: true,
    });
    expect(program.signalCode).toBe('SIGKILL');
  });

  test('a program that cannot be started has no status', async () => {
    const program = spawn('there-is-no-such-program', { stdio: 'ignore' });
    await expect(endOf(program, never)).resolves.toEqual({ status: null, isTooLate: false });
  });
});

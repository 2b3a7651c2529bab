import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const refuse = () => new Error('too many');

it('runs one task of a key at a time, and the tasks of other keys meanwhile', async () => {
  const inTurn = createTurns(2);
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
  };
  await Promise.all([
    inTurn('a', task('a1'), refuse),
    inTurn('a', task('a2'), refuse),
    inTurn('b', task('b'), refuse),
  ]);
  expect(log.filter((line) => line.startsWith('a'))).toEqual([
    'a1 begins',
    'a1 ends',
    'a2 begins',
    'a2 ends',
  ]);
  expect(log.indexOf('b begins')).toBeLessThan(log.indexOf('a2 begins'));
});

it('refuses what would wait behind too many, also after a failure', async () => {
  const inTurn = createTurns(1);
  const failing = inTurn('a', () => Promise.reject(new Error('failed')), refuse);
  const waiting = inTurn('a', async () => 'read', refuse);
  await expect(inTurn('a', async () => 'refused', refuse)).rejects.toThrow('too many');
  await expect(failing).rejects.toThrow('failed');
  expect(await waiting).toBe('read');
  expect(await inTurn('a', async () => 'again', refuse)).toBe('again');
});

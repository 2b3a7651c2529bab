import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../db/Database.ts';
import { watchDatabase } from './databaseLoss.ts';

const gone = new DatabaseUnavailable('gone');
const refused = Object.assign(new Error('password authentication failed for user "crepas"'), {
  code: '28P01',
});
const cut = Object.assign(new Error('terminating connection'), { code: '57P01' });

/** Why the database cannot be used; null while it can. */
let reason: Error | null = null;
const lines: string[] = [];
const tell = (_details: object, message: string) => void lines.push(message);
const check = vi.fn(() => (reason ? Promise.reject(reason) : Promise.resolve()));
const open = () => watchDatabase(check, { error: tell, warn: tell });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  reason = gone;
  lines.length = 0;
  check.mockClear();
});
afterEach(() => void vi.useRealTimers());

it('a loss is one line, however many requests fail, and its end is another one', async () => {
  const loss = open();
  for (const error of [gone, cut, gone]) loss.note(error, 0);
  await seconds(5);
  loss.note(gone, 0);
  expect(lines).toEqual(['database lost']);
  reason = null;
  await seconds(2);
  expect(lines).toEqual(['database lost', 'database is back']);
  await seconds(60);
  expect(check).toHaveBeenCalledTimes(7);
  reason = gone;
  loss.note(gone, 0);
  await seconds(1);
  expect(lines).toEqual(['database lost', 'database is back', 'database lost']);
});

it('a refused password is named as that, also when cut connections were the first signs', async () => {
  reason = cut;
  open().note(cut, 0);
  await seconds(0.5);
  reason = new Error('Failed query: select', { cause: refused });
  await seconds(1);
  expect(lines).toEqual(['database lost: it refuses the user or the password of DATABASE_URL']);
});

it('a connection that broke alone is no loss', async () => {
  reason = null;
  const loss = open();
  loss.note(cut, 0);
  await seconds(1);
  loss.note(cut, 2_000);
  await seconds(5);
  expect(lines).toEqual(['a statement failed, and the database answers']);
  expect(check).toHaveBeenCalledOnce();
});

it('an error of another kind is no loss', async () => {
  open().note(new Error('of the inside'), 0);
  await seconds(5);
  expect([lines, check.mock.calls]).toEqual([[], []]);
});

it('a request from before the return that fails late is no second loss', async () => {
  const loss = open();
  loss.note(gone, 0);
  await seconds(1);
  reason = null;
  await seconds(3);
  loss.note(gone, 5_000);
  await seconds(1);
  expect(lines).toEqual(['database lost', 'database is back']);
});

it('a server that ends looks no more', async () => {
  const loss = open();
  loss.note(gone, 0);
  await seconds(1);
  loss.stop();
  await seconds(10);
  expect(check).toHaveBeenCalledTimes(2);
});

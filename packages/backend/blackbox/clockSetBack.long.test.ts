import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getOrdersOfPhone } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import { isElsewhere } from './harness/backend.ts';
import { runCommand } from './harness/command.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import { keepOrdering } from './harness/keepOrdering.ts';
import { hasMovableClock, movableClock } from './harness/movableClock.ts';
import { type Server, startServer } from './harness/server.ts';
import { signInCustomer } from './harness/signIn.ts';

const phone = '5520000005' as PhoneNumber;
const hourMs = 3_600_000;
/** A server looks whether a backup is due a minute after its start. */
const firstLook = { timeout: 240_000, interval: 500 };

const clockOf = async ({ url }: Server) =>
  Date.parse((await fetch(`${url}/healthz`)).headers.get('date') ?? '');
const aheadHours = async (server: Server) => Math.round(((await clockOf(server)) - Date.now()) / hourMs) + 0; // no -0

const backupsOf = ({ dataDir }: Server) => {
  const folder = join(dataDir, 'backups');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];
};

/** Some orders of a customer who signs in now, each acknowledged. @returns their numbers */
async function order(server: Server): Promise<readonly number[]> {
  const token = await signInCustomer(server, phone);
  const ordering = keepOrdering(server, draftFor(phone, await fillCart(server)), token);
  await ordering.untilAcknowledged(20);
  await ordering.finish();
  expect(ordering.refusals).toEqual([]);
  return [...ordering.acknowledged.values()];
}

if (!hasMovableClock)
  console.warn('SKIPPED: no libfaketime on this machine. A clock that is set back was not tried.');
describe.skipIf(!hasMovableClock || isElsewhere)('a clock that was a day ahead and is set right', () => {
  it('takes orders with rising numbers, makes the next backup and keeps the one before', async () => {
    const clock = movableClock('+1d');
    const server = await startServer({ env: { ...clock.env, BACKUPS: 'on' } });
    expect(await aheadHours(server)).toBe(24);
    const before = await order(server);
    await expect.poll(() => backupsOf(server), firstLook).toHaveLength(1);
    const [ofTomorrow = ''] = backupsOf(server);

    clock.moveTo('+0');
    await expect.poll(() => aheadHours(server), { timeout: 20_000 }).toBe(0);
    const after = await order(server);
    expect(Math.min(...after)).toBeGreaterThan(Math.max(...before));
    const token = await signInCustomer(server, phone);
    const kept = (await askStrictly(server, getOrdersOfPhone, phone, token)).map(({ id }) => id);
    expect(new Set<number>(kept)).toEqual(new Set([...before, ...after]));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

    // What is dated tomorrow puts off no backup, and is not removed for it.
    await server.stop();
    const { dataDir, url, authUrl } = server;
    const again = await startServer({ dataDir, at: { url, authUrl }, env: { ...clock.env, BACKUPS: 'on' } });
    await expect.poll(() => backupsOf(again), firstLook).toHaveLength(2);
    const [ofToday = '', other] = backupsOf(again);
    expect(other).toBe(ofTomorrow);
    await again.stop();
    for (const name of [ofToday, ofTomorrow]) {
      expect(runCommand(['restore', '--check', join(dataDir, 'backups', name)], {})).toMatchObject({
        status: 0,
        output: expect.stringContaining('se puede restaurar'),
      });
    }
    removeDataDir(dataDir);
    clock.remove();
  }, 600_000);
});

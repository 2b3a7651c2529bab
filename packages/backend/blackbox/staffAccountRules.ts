import { randomInt } from 'node:crypto';
import { getActiveOrders, inviteStaff, revokeStaff } from '@crepas/api';
import { expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { followEvents } from './harness/followEvents.ts';
import type { Address } from './harness/server.ts';
import { joinStaff, signInOwner } from './harness/signIn.ts';

/**
 * The accounts of the staff with the provider's stand-in, for both databases; their rules: `staffAccountRoutes.test.ts`.
 *
 * @param other a second server on the same database, or the same server
 */
export function describeStaffAccounts(server: () => Address, other: () => Address): void {
  it('a revoked account is out on every server, with its open streams, and in again after a new invitation', async () => {
    const owner = await signInOwner(server());
    const email = `persona-${randomInt(1_000_000)}@crepas.test`;
    const invited = await askStrictly(server(), inviteStaff, { email, role: 'staff' }, owner);
    const token = await joinStaff(server(), email);
    const status = async (at: Address, of = token) => (await ask(at, getActiveOrders, undefined, of)).status;
    expect([await status(server()), await status(other())]).toEqual([200, 200]);
    const stream = await followEvents(other(), token);
    await askStrictly(server(), revokeStaff, invited.id, owner);
    expect(await status(server())).toBe(401);
    await expect.poll(() => status(other()), { timeout: 60_000 }).toBe(401);
    let event = await stream.next().catch(() => null);
    while (event !== null) event = await stream.next().catch(() => null);
    const again = await askStrictly(server(), inviteStaff, { email, role: 'staff' }, owner);
    expect([await status(server()), await status(server(), await joinStaff(server(), email))]).toEqual([
      401, 200,
    ]);
    await askStrictly(server(), revokeStaff, again.id, owner);
  });
}

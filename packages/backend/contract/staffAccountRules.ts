import { randomInt } from 'node:crypto';
import { getActiveOrders, getStaffAccounts, inviteStaff, revokeStaff } from '@crepas/api';
import { describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { followEvents } from './harness/followEvents.ts';
import type { Address } from './harness/server.ts';
import { joinStaff, signInByMail, signInOwner, signUp } from './harness/signIn.ts';

/**
 * The accounts of the staff, for both databases.
 *
 * @param other a second server on the same database, or the same server
 */
export function describeStaffAccounts(server: () => Address, other: () => Address): void {
  describe('an account of the staff', () => {
    const newEmail = () => `persona-${randomInt(1_000_000)}@crepas.test`;

    it('that is revoked is out on every server, with its open streams', async () => {
      const owner = await signInOwner(server());
      const email = newEmail();
      const invited = await askStrictly(server(), inviteStaff, { email, role: 'staff' }, owner);
      const token = await joinStaff(server(), email);
      const status = async (at: Address) => (await ask(at, getActiveOrders, undefined, token)).status;
      expect([await status(server()), await status(other())]).toEqual([200, 200]);
      const staff = await askStrictly(server(), getStaffAccounts, undefined, owner);
      expect(staff.find(({ id }) => id === invited.id)).toMatchObject({ email, role: 'staff' });
      const stream = await followEvents(other(), token);
      await askStrictly(server(), revokeStaff, invited.id, owner);
      expect(await status(server())).toBe(401);
      await expect.poll(() => status(other()), { timeout: 60_000 }).toBe(401);
      let event = await stream.next().catch(() => null);
      while (event !== null) event = await stream.next().catch(() => null);
      const left = await askStrictly(server(), getStaffAccounts, undefined, owner);
      expect(left.some(({ id }) => id === invited.id)).toBe(false);
    });

    it('belongs to the person who answers the e-mail, and not to a stranger who opened it before', async () => {
      const owner = await signInOwner(server());
      const email = newEmail();
      const stranger = await signUp(server(), email, 'of-a-stranger');
      const invited = await askStrictly(server(), inviteStaff, { email, role: 'staff' }, owner);
      expect(invited).toMatchObject({ email, role: 'staff', lastSignInAt: null });
      const status = async (token: string) => (await ask(other(), getActiveOrders, undefined, token)).status;
      expect(await status(stranger)).toBe(403);
      await expect(signInByMail(server(), email, 'of-a-stranger')).rejects.toThrow();
      expect(await status(await joinStaff(server(), email))).toBe(200);
      await askStrictly(server(), revokeStaff, invited.id, owner);
    });

    it('that is invited again after a revocation is in at once', async () => {
      const owner = await signInOwner(server());
      const email = newEmail();
      const { id } = await askStrictly(server(), inviteStaff, { email, role: 'staff' }, owner);
      const before = await joinStaff(server(), email);
      await askStrictly(server(), revokeStaff, id, owner);
      const again = await askStrictly(server(), inviteStaff, { email, role: 'staff' }, owner);
      const status = async (token: string) => (await ask(server(), getActiveOrders, undefined, token)).status;
      expect([await status(before), await status(await joinStaff(server(), email))]).toEqual([401, 200]);
      await askStrictly(server(), revokeStaff, again.id, owner);
    });

    it('that is the only owner stays', async () => {
      const owner = await signInOwner(server());
      const staff = await askStrictly(server(), getStaffAccounts, undefined, owner);
      const [you] = staff.filter(({ isYou }) => isYou);
      expect(you?.role).toBe('owner');
      expect(await ask(server(), revokeStaff, you?.id ?? '', owner)).toMatchObject({ status: 409 });
      expect(await ask(server(), getStaffAccounts, undefined, owner)).toMatchObject({ status: 200 });
    });
  });
}

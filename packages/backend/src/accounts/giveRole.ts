import type { StaffRole } from '@crepas/domain';
import type { Directory, DirectoryUser } from './Directory.ts';

export type GivenRole = {
  readonly user: DirectoryUser;
  /** The provider's time of the change. */
  readonly at: Date;
  /** Sends a new account the e-mail to choose its password; nothing for a known one. */
  readonly invite: () => Promise<void>;
};

/**
 * Gives the person of an e-mail a role. Only an account that already has a role and a verified e-mail is kept. Every other
 * one is deleted and made anew, with a password that nobody knows, and its person gets an e-mail to choose one.
 *
 * Firebase lets anybody open an account for any address, and its own e-mail «verify your address» makes the reader verify
 * a stranger's account. A new password and ended sessions are not enough: the stranger may have left a phone, another
 * provider, or a link that gives the account its earlier address back. They end with the account.
 *
 * @param found the account of the e-mail
 */
export async function giveRole(
  directory: Directory,
  found: DirectoryUser | null,
  { email, role }: { readonly email: string; readonly role: StaffRole },
): Promise<GivenRole> {
  if (found?.isVerified && found.role !== null) {
    const at = await directory.setRole(found, role);
    return { user: { ...found, role }, at, invite: async () => undefined };
  }
  if (found !== null) await directory.remove(found.id);
  const user = await directory.create(email);
  const at = await directory.setRole(user, role);
  return { user: { ...user, role }, at, invite: () => directory.sendPasswordReset(email) };
}

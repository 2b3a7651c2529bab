import { mayDoLess, type StaffRole } from '@crepas/domain';
import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import { logChange } from '../changes/logChange.ts';
import { lockUntilCommit } from '../db/advisoryLocks.ts';
import type { Database, Queries } from '../db/Database.ts';
import { readDatabaseNow, timestampOf } from '../db/databaseNow.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import { revokedAccounts } from '../db/tables/staff.ts';
import { minuteMs } from '../runPeriodically.ts';
import type { Directory, DirectoryUser } from './Directory.ts';
import { giveRole } from './giveRole.ts';

type LastOwner = { readonly kind: 'lastOwner' };
export type Invitation = { readonly kind: 'invited'; readonly user: DirectoryUser } | LastOwner;
export type Revocation = { readonly kind: 'revoked' } | { readonly kind: 'missing' } | LastOwner;

/** Gives the person of an e-mail a role: see {@link giveRole}. */
export async function inviteStaff(
  database: Database,
  directory: Directory,
  { email, role }: { readonly email: string; readonly role: StaffRole },
  by: Editor,
): Promise<Invitation> {
  const found = await directory.findByEmail(email);
  const isDemoted = found !== null && found.role !== null && mayDoLess(role, found.role);
  const isReplaced = found !== null && found.role !== null && !found.isVerified;
  if ((isDemoted || isReplaced) && !(await endTokens(database, directory, found))) {
    return { kind: 'lastOwner' };
  }
  const { user, at, invite } = await giveRole(directory, found, { email, role });
  await database.queries.transaction(async (inside) => {
    await dateRevocation(inside, user.id, at, isDemoted ? undefined : isOpen);
    if (found?.role === role) return;
    const before = found?.role ? { role: found.role } : null;
    const action = before ? 'changed' : 'created';
    await logChange({ inside, by }, { ...entityOf(user), action, before, after: { role } });
  });
  await invite();
  return { kind: 'invited', user };
}

/**
 * Takes the role away. First the database refuses every token of the account, and then the provider is asked: when it
 * fails, or this server is killed between the two, the account is out all the same, and the call can be repeated.
 */
export async function revokeStaff(
  database: Database,
  directory: Directory,
  id: string,
  by: Editor,
): Promise<Revocation> {
  const user = await directory.find(id);
  if (user === null) return { kind: 'missing' };
  const { role } = user;
  if (role === null) {
    // The role may have been taken without the database: tokens and devices of before are still good.
    await endTokens(database, directory, user);
    await dateRevocation(database.queries, id, new Date(await readDatabaseNow(database.queries)));
    return { kind: 'missing' };
  }
  const isDone = await endTokens(database, directory, user, (inside) =>
    logChange({ inside, by }, { ...entityOf(user), action: 'deleted', before: { role }, after: null }),
  );
  if (!isDone) return { kind: 'lastOwner' };
  await dateRevocation(database.queries, id, await directory.setRole(user, null));
  return { kind: 'revoked' };
}

const entityOf = ({ email }: DirectoryUser) => ({ kind: 'account', entityId: null, name: email }) as const;

/**
 * Refuses every token of the account until {@link dateRevocation}, also those that the provider issues meanwhile: this server may be
 * killed before the provider confirms.
 *
 * @returns false when no owner would be left: then nothing was done
 */
async function endTokens(
  { queries }: Database,
  directory: Directory,
  user: DirectoryUser,
  alsoInside: (inside: Queries) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const now = await readDatabaseNow(queries);
  // Asked outside of the transaction: the embedded database serves nobody else meanwhile.
  const owners = isOwner(user) ? (await directory.listStaff()).filter(isOwner) : [];
  return queries.transaction(async (inside) => {
    // Two owners that revoke each other at the same time: the second one waits here, and is the last owner then.
    await lockUntilCommit(inside, 'owners');
    if (isOwner(user)) {
      const revokedSince = await inside
        .select({ account: revokedAccounts.account })
        .from(revokedAccounts)
        // The provider dates a revocation that is done, and its clock may be behind the database's.
        .where(gte(revokedAccounts.revokedAt, timestampOf(now - minuteMs)));
      const gone = new Set([user.id, ...revokedSince.map(({ account }) => account)]);
      if (owners.every(({ id }) => gone.has(id))) return false;
    }
    const row = { account: user.id, revokedAt: sql`'infinity'::timestamptz` };
    await inside
      .insert(revokedAccounts)
      .values(row)
      .onConflictDoUpdate({ target: revokedAccounts.account, set: { revokedAt: row.revokedAt } });
    await inside.delete(pushSubscriptions).where(eq(pushSubscriptions.account, user.id));
    await alsoInside(inside);
    return true;
  });
}

/** An owner who never answered the e-mail cannot sign in: the address may be mistyped. */
export const isOwner = ({ role, isVerified }: DirectoryUser) => role === 'owner' && isVerified;

/** A revocation that the provider has not confirmed. */
const isOpen = sql`${revokedAccounts.revokedAt} = 'infinity'`;

/** The provider has confirmed: tokens that it issues later are good again. By its own clock, so no difference counts. */
const dateRevocation = (queries: Queries, account: string, at: Date, which?: SQL) =>
  queries
    .update(revokedAccounts)
    .set({ revokedAt: sql`${at.toISOString()}::timestamptz` })
    .where(and(eq(revokedAccounts.account, account), which));

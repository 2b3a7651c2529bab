import type { StaffRole } from '@crepas/domain';
import { StartError } from '../errors.ts';

/** An account at the identity provider. */
export type DirectoryUser = {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole | null;
  /** All custom claims, the role among them. */
  readonly claims: Readonly<Record<string, unknown>>;
  readonly lastSignInAt: Date | null;
  /** Whether its person answered an e-mail: anybody can open an account for another's address. */
  readonly isVerified: boolean;
};

/** The accounts of the identity provider, with the rights of its administrator. Each call may throw {@link DirectoryError}. */
export type Directory = {
  readonly listStaff: () => Promise<readonly DirectoryUser[]>;
  readonly findByEmail: (email: string) => Promise<DirectoryUser | null>;
  readonly find: (id: string) => Promise<DirectoryUser | null>;
  /** Without a role. */
  readonly create: (email: string) => Promise<DirectoryUser>;
  /** With everything that opens it: passwords, phones, other providers, sessions and links in e-mails. */
  readonly remove: (id: string) => Promise<void>;
  /**
   * Keeps the other claims. Without a role the account cannot renew its token either.
   *
   * @returns the provider's time, by which it dates its tokens: those that it issues later have the new role
   */
  readonly setRole: (user: DirectoryUser, role: StaffRole | null) => Promise<Date>;
  readonly sendPasswordReset: (email: string) => Promise<void>;
};

/** The provider did not answer, or refused. The message has its code, and neither a key nor a token. */
export class DirectoryError extends StartError {}

export const staffRoles = ['staff', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

export type StaffAccount = {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Null for an invited account that has not signed in. */
  readonly lastSignInAt: Date | null;
  /** Whether it is the account that asked. */
  readonly isYou: boolean;
};

/** From least to most (decision R11): orders and «Agotado hoy» alone, the menu too, everything. */
export const staffRoles = ['orders', 'staff', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether a claim of a token or a word of a command is a role; anything else is none. Never throws. */
export const isStaffRole = (role: unknown): role is StaffRole => staffRoles.some((known) => known === role);

/** Whether an account changes products, extras and categories (decision R11); «Agotado hoy» is for every role. */
export const mayChangeMenu = (role: StaffRole): boolean => role !== 'orders';

/** Whether the first role has fewer rights than the other; false for the same role. */
export const mayDoLess = (role: StaffRole, than: StaffRole): boolean =>
  staffRoles.indexOf(role) < staffRoles.indexOf(than);

/** The orders that ended are read for so many days by accounts other than the owner's: they have phones and addresses. */
export const staffPastDays = 7;

export type StaffAccount = {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Null for an invited account that has not signed in. */
  readonly lastSignInAt: Date | null;
  /** Whether it is the account that asked. */
  readonly isYou: boolean;
};

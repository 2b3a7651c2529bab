/** From least to most (decision R11): orders and «Agotado hoy» alone, the menu too, everything. */
export const staffRoles = ['orders', 'staff', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (role: unknown): role is StaffRole => staffRoles.some((known) => known === role);

export const mayChangeMenu = (role: StaffRole): boolean => role !== 'orders';

export const mayDoLess = (role: StaffRole, than: StaffRole): boolean =>
  staffRoles.indexOf(role) < staffRoles.indexOf(than);

export type StaffAccount = {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Null for an invited account that has not signed in. */
  readonly lastSignInAt: Date | null;
  /** Whether it is the account that asked. */
  readonly isYou: boolean;
};

import type { PhoneNumber, StaffRole } from '@crepas/domain';

export type Caller =
  /** Without a token. */
  | { readonly kind: 'anonymous' }
  /** With a valid token that has neither a role nor a phone. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'customer'; readonly phone: PhoneNumber }
  | {
      readonly kind: 'staff';
      readonly role: StaffRole;
      readonly account: string;
      readonly email?: string;
    };

/** Reads the past orders of the last days alone. */
export const isLimitedStaff = (caller: Caller): boolean => caller.kind === 'staff' && caller.role !== 'owner';

export const anonymous: Caller = { kind: 'anonymous' };

/** Customers see the orders of their phone, staff see all orders (decision A2). */
export const maySeeOrdersOf = (caller: Caller, phone: string | null): boolean =>
  caller.kind === 'staff' || (caller.kind === 'customer' && caller.phone === phone);

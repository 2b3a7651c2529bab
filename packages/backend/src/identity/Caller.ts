import type { PhoneNumber } from '@crepas/domain';

/** Who makes a call. */
export type Caller =
  /** Shows no token. */
  | { readonly kind: 'stranger' }
  /** A good token of somebody who is neither a customer nor staff. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'customer'; readonly phone: PhoneNumber }
  /** By an account of their own. */
  | { readonly kind: 'staff'; readonly role: 'staff' | 'owner'; readonly account: string };

export const stranger: Caller = { kind: 'stranger' };

/** Orders are shown to the phone that owns them and to staff (decision A2). */
export const maySeeOrdersOf = (caller: Caller, phone: string): boolean =>
  caller.kind === 'staff' || (caller.kind === 'customer' && caller.phone === phone);

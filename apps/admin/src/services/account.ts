/** Owners may do everything; staff read the menu, change availability and work on orders. */
export type Role = 'staff' | 'owner';

/** The signed-in account. `role` comes from the provider's token; null means no access to this shop. */
export type Account = { readonly email: string; readonly role: Role | null };

export const isRole = (claim: unknown): claim is Role => claim === 'staff' || claim === 'owner';

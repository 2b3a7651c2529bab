import { isStaffRole, type StaffRole } from '@crepas/domain';

/** The signed-in account. `role` comes from the provider's token; null means no access to this shop. */
export type Account = { readonly email: string; readonly role: StaffRole | null };

const claimsOf = (payload: string): { readonly email?: unknown; readonly role?: unknown } =>
  Object(JSON.parse(payload));

/** The account of an ID token; null if it cannot be read. The backend checks the token, this only reads it. */
export function accountOfToken(token: string): Account | null {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const { email, role } = claimsOf(new TextDecoder().decode(bytes));
    return { email: typeof email === 'string' ? email : '', role: isStaffRole(role) ? role : null };
  } catch {
    return null;
  }
}

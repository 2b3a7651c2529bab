import { type JWTPayload, UnsecuredJWT } from 'jose';

export const projectId = 'demo-crepas';

/** An unsigned token, as the Auth emulator issues them. */
export const aToken = (claims: JWTPayload = {}): string => tokenOf('somebody', claims);

/**
 * {@link aToken} of an account.
 *
 * @param expires as `jose` reads it, such as `1h ago`
 */
export function tokenOf(account: string, claims: JWTPayload, expires = '1h'): string {
  return new UnsecuredJWT({ auth_time: Math.floor(Date.now() / 1000) - 1, email_verified: true, ...claims })
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .setSubject(account)
    .setIssuedAt()
    .setExpirationTime(expires)
    .encode();
}

export const customerToken = (phone: string) => aToken({ phone_number: `+52${phone}` });
export const ownerToken = () => aToken({ role: 'owner' });
/** An account that may change the menu. */
export const staffToken = () => aToken({ role: 'staff' });
/** «Solo pedidos». */
export const ordersToken = () => aToken({ role: 'orders' });

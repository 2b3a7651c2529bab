import { isStaffRole, parsePhone } from '@crepas/domain';
import type { JWTPayload } from 'jose';
import type { Caller } from './Caller.ts';
import { noRevocations, type Revocations } from './revocations.ts';
import { BadToken, createVerifier, type VerifierOptions } from './verifyToken.ts';

export type Identity = {
  /**
   * @throws BadToken
   * @throws KeysUnavailable
   */
  readonly callerOf: (token: string) => Promise<Caller>;
  /** @throws KeysUnavailable while tokens cannot be verified */
  readonly checkReady: () => Promise<void>;
  /** How far this machine's clock is ahead of the provider's; null when that is not known. */
  readonly aheadMs: () => number | null;
  readonly revocations: Revocations;
};

export function createIdentity(options: VerifierOptions, revocations: Revocations = noRevocations): Identity {
  const { verify, checkReady, aheadMs } = createVerifier(options);
  return {
    async callerOf(token) {
      const claims = await verify(token);
      const caller = callerFromClaims(claims);
      if (caller.kind === 'staff' && revocations.isRevoked(caller.account, claims.iat ?? 0)) {
        throw new BadToken('Revoked');
      }
      return caller;
    },
    checkReady,
    aheadMs,
    revocations,
  };
}

/** A role counts only with a verified e-mail: anybody can open an account for another's address. */
function callerFromClaims(claims: JWTPayload): Caller {
  const { sub: account = '', role, phone_number, email, email_verified } = claims;
  if (isStaffRole(role) && email_verified === true) {
    return { kind: 'staff', role, account, ...(typeof email === 'string' && { email }) };
  }
  const phone = typeof phone_number === 'string' ? parsePhone(phone_number) : null;
  return phone === null ? { kind: 'unknown' } : { kind: 'customer', phone };
}

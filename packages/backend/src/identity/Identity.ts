import { parsePhone } from '@crepas/domain';
import type { JWTPayload } from 'jose';
import type { Caller } from './Caller.ts';
import { createVerifier, type VerifierOptions } from './verifyToken.ts';

/** Identifies callers by their Firebase ID token. */
export type Identity = {
  /**
   * @throws BadToken
   * @throws KeysUnavailable
   */
  readonly callerOf: (token: string) => Promise<Caller>;
  /** @throws KeysUnavailable while tokens cannot be verified */
  readonly checkReady: () => Promise<void>;
};

export function createIdentity(options: VerifierOptions): Identity {
  const { verify, checkReady } = createVerifier(options);
  return { callerOf: async (token) => callerFromClaims(await verify(token)), checkReady };
}

function callerFromClaims({ sub: account = '', role, phone_number, email }: JWTPayload): Caller {
  if (role === 'staff' || role === 'owner') {
    return { kind: 'staff', role, account, ...(typeof email === 'string' && { email }) };
  }
  const phone = typeof phone_number === 'string' ? parsePhone(phone_number) : null;
  return phone === null ? { kind: 'unknown' } : { kind: 'customer', phone };
}

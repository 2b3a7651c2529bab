import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, UnsecuredJWT } from 'jose';
import { googleKeys, isKeyFailure, type KeySource, KeysUnavailable } from './googleKeys.ts';

/** Forged, expired, or meant for somebody else. */
export class BadToken extends Error {
  override readonly name = 'BadToken';
}

export type VerifierOptions =
  | { readonly kind: 'google'; readonly projectId: string; readonly keys?: KeySource }
  /** Accepts unsigned tokens. The settings allow it only for a `demo-` project outside production. */
  | { readonly kind: 'emulator'; readonly projectId: string };

export type Verifier = {
  readonly verify: (token: string) => Promise<JWTPayload>;
  readonly checkReady: () => Promise<void>;
  readonly aheadMs: () => number | null;
};

/** As Google's own libraries: a clock without NTP soon differs by more than some seconds. */
const clockToleranceSeconds = 60;
const maxSubjectLength = 128;

export function createVerifier(options: VerifierOptions): Verifier {
  const { projectId } = options;
  const expected: JWTVerifyOptions = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    clockTolerance: clockToleranceSeconds,
  };
  if (options.kind === 'emulator') {
    return {
      verify: async (token) => refuseBad(() => UnsecuredJWT.decode(token, expected).payload),
      checkReady: async () => undefined,
      aheadMs: () => null,
    };
  }
  const keys = options.keys ?? googleKeys();
  return {
    verify: (token) =>
      refuseBad(async () => {
        const { payload } = await jwtVerify(token, keys.find, { ...expected, algorithms: ['RS256'] });
        return payload;
      }),
    checkReady: keys.checkReady,
    aheadMs: keys.aheadMs,
  };
}

async function refuseBad(read: () => JWTPayload | Promise<JWTPayload>): Promise<JWTPayload> {
  try {
    const payload = await read();
    checkSubject(payload);
    return payload;
  } catch (cause) {
    if (isKeyFailure(cause)) throw new KeysUnavailable('The identity keys cannot be fetched', { cause });
    throw new BadToken('Bad token', { cause });
  }
}

/** Firebase's requirements beyond the standard claims. */
function checkSubject({ sub, iat, auth_time }: JWTPayload): void {
  if (!sub || sub.length > maxSubjectLength) throw new errors.JWTInvalid('bad sub');
  // A token of the future would outlive a revocation.
  if (!isPast(iat)) throw new errors.JWTInvalid('bad iat');
  if (!isPast(auth_time)) throw new errors.JWTInvalid('bad auth_time');
}

const isPast = (seconds: unknown) =>
  typeof seconds === 'number' && seconds <= Date.now() / 1000 + clockToleranceSeconds;

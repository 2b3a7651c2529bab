import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';

/** Forged, expired, or meant for somebody else. */
export class BadToken extends Error {
  override readonly name = 'BadToken';
}

/** Google's keys cannot be fetched now: nothing is known of the token. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

export type VerifierOptions =
  | { readonly kind: 'google'; readonly projectId: string; readonly keys?: KeySource }
  /** Takes unsigned tokens: settings allow it only for a `demo-` project outside production. */
  | { readonly kind: 'emulator'; readonly projectId: string };

/** Where the public keys come from. */
export type KeySource = { readonly find: JWTVerifyGetKey; readonly checkReady: () => Promise<void> };

export type Verifier = {
  readonly verify: (token: string) => Promise<JWTPayload>;
  readonly checkReady: () => Promise<void>;
};

const clockToleranceSeconds = 5;
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
  };
}

/** What jose says when the fault is not the token's but the key server's. */
const keyErrors = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

async function refuseBad(read: () => JWTPayload | Promise<JWTPayload>): Promise<JWTPayload> {
  try {
    const payload = await read();
    checkSubject(payload);
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JOSEError && !keyErrors.has(cause.code)) {
      throw new BadToken('Bad token', { cause });
    }
    throw new KeysUnavailable('The identity keys cannot be fetched', { cause });
  }
}

/** What Firebase asks of its tokens beyond what every token has. */
function checkSubject({ sub, auth_time, ...payload }: JWTPayload): void {
  const nowSeconds = Date.now() / 1000;
  if (!sub || sub.length > maxSubjectLength) {
    throw new errors.JWTClaimValidationFailed('bad sub', payload, 'sub', 'check_failed');
  }
  if (typeof auth_time !== 'number' || auth_time > nowSeconds + clockToleranceSeconds) {
    throw new errors.JWTClaimValidationFailed('bad auth_time', payload, 'auth_time', 'check_failed');
  }
}

const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

function googleKeys(): KeySource {
  const keys = createRemoteJWKSet(new URL(googleKeysUrl), {
    cooldownDuration: 30_000,
    cacheMaxAge: 6 * 3_600_000,
    timeoutDuration: 5_000,
  });
  return {
    find: keys,
    async checkReady() {
      if (keys.fresh) return;
      try {
        await keys.reload();
      } catch (cause) {
        throw new KeysUnavailable('The identity keys cannot be fetched', { cause });
      }
    },
  };
}

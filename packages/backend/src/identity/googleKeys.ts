import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  type ExportedJWKSCache,
  errors,
  type JWTVerifyGetKey,
  jwksCache,
} from 'jose';

/** Google's keys cannot be fetched, so a token can be neither accepted nor rejected. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

export type KeySource = {
  /** Rejects; {@link isKeyFailure} tells a failure of the source from a token without a key. */
  readonly find: JWTVerifyGetKey;
  /** @throws KeysUnavailable while tokens cannot be verified */
  readonly checkReady: () => Promise<void>;
  /** How far this machine's clock is ahead of the provider's, by its last answer; null before the first. */
  readonly aheadMs: () => number | null;
};

const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const hourMs = 3_600_000;
const maxAgeMs = 6 * hourMs;
/** Age limit while Google is unreachable. Google publishes a key days before it signs with it. */
const maxStaleMs = 24 * hourMs;
/** A smaller difference is drift between the two clocks, not a jump. */
const minJumpMs = 60_000;

/** Google's keys, fetched again after some hours, or for a token with an unknown key. */
export function googleKeys(url = googleKeysUrl): KeySource {
  const cache: Partial<ExportedJWKSCache> = {};
  let aheadMs: number | null = null;
  /** The provider dates the tokens by the same clock as its answers. */
  async function fetchAndCompare(...request: Parameters<typeof fetch>): Promise<Response> {
    const response = await fetch(...request);
    const providerMs = Date.parse(response.headers.get('Date') ?? '');
    if (!Number.isNaN(providerMs)) aheadMs = Date.now() - providerMs;
    return response;
  }
  const open = () =>
    createRemoteJWKSet(new URL(url), {
      cooldownDuration: 30_000,
      cacheMaxAge: maxAgeMs,
      timeoutDuration: 5_000,
      [customFetch]: fetchAndCompare,
      [jwksCache]: cache as ExportedJWKSCache,
    });
  let keys = open();
  let offsetMs = clockOffsetMs();

  /**
   * jose measures the age of the keys with the system clock: if the clock is set back by a day, it would use old keys for
   * another day and reject newer ones. This moves the time of the fetch back by the same amount.
   */
  function currentKeys() {
    const jumpMs = clockOffsetMs() - offsetMs;
    offsetMs += jumpMs;
    if (jumpMs < -minJumpMs && cache.uat !== undefined) {
      cache.uat += jumpMs;
      keys = open();
    }
    return keys;
  }

  const isUsable = () => cache.uat !== undefined && Date.now() - cache.uat < maxStaleMs;

  return {
    aheadMs: () => aheadMs,
    async find(header, token) {
      const current = currentKeys();
      try {
        return await current(header, token);
      } catch (error) {
        if (!isKeyFailure(error) || !cache.jwks || !isUsable()) throw error;
        return await createLocalJWKSet(cache.jwks)(header, token).catch(() => {
          throw error;
        });
      }
    },
    async checkReady() {
      const current = currentKeys();
      if (current.fresh) return;
      await current.reload().catch((cause: unknown) => {
        if (!isUsable()) throw new KeysUnavailable('The identity keys cannot be fetched', { cause });
      });
    },
  };
}

/** How far the system clock is ahead of the monotonic clock. */
const clockOffsetMs = () => Date.now() - performance.now();

/** jose's error codes for a failure of the key server. */
const keyServerCodes = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

/** Whether an error comes from the key server and says nothing about the token. */
export const isKeyFailure = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || keyServerCodes.has(error.code);

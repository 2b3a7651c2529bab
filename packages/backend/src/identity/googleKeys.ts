import {
  createLocalJWKSet,
  createRemoteJWKSet,
  type ExportedJWKSCache,
  errors,
  type JWTVerifyGetKey,
  jwksCache,
} from 'jose';

/** Google's keys cannot be fetched now: nothing is known of the token. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

/** Where the public keys come from. */
export type KeySource = {
  /** Rejects with what {@link isOfKeys} tells from a token without a key. */
  readonly find: JWTVerifyGetKey;
  /** @throws KeysUnavailable while no token could be verified */
  readonly checkReady: () => Promise<void>;
};

const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const hourMs = 3_600_000;
const maxAgeMs = 6 * hourMs;
/** While Google cannot be asked. It announces a key days before the first token is signed by it. */
const longestMs = 24 * hourMs;
/** Nobody sets a clock right by less; the rest is the clock's own unevenness. */
const smallestJumpMs = 60_000;

/** Google's keys, asked for anew after hours, or for a token whose key is not among them. */
export function googleKeys(url = googleKeysUrl): KeySource {
  const cache: Partial<ExportedJWKSCache> = {};
  const open = () =>
    createRemoteJWKSet(new URL(url), {
      cooldownDuration: 30_000,
      cacheMaxAge: maxAgeMs,
      timeoutDuration: 5_000,
      [jwksCache]: cache as ExportedJWKSCache,
    });
  let keys = open();
  let aheadMs = wallAheadMs();

  /**
   * jose counts the age of keys by the clock on the wall: after one was set back a day, it would keep them a day longer,
   * and refuse whoever shows a newer one. They stay as old as they are.
   */
  function present() {
    const jumpMs = wallAheadMs() - aheadMs;
    aheadMs += jumpMs;
    if (jumpMs < -smallestJumpMs && cache.uat !== undefined) {
      cache.uat += jumpMs;
      keys = open();
    }
    return keys;
  }

  const isKnown = () => cache.uat !== undefined && Date.now() - cache.uat < longestMs;

  return {
    async find(header, token) {
      const asked = present();
      try {
        return await asked(header, token);
      } catch (error) {
        if (!isOfKeys(error) || !cache.jwks || !isKnown()) throw error;
        return await createLocalJWKSet(cache.jwks)(header, token).catch(() => {
          throw error;
        });
      }
    },
    async checkReady() {
      const asked = present();
      if (asked.fresh) return;
      await asked.reload().catch((cause: unknown) => {
        if (!isKnown()) throw new KeysUnavailable('The identity keys cannot be fetched', { cause });
      });
    },
  };
}

/** By a clock that only goes forward. */
const wallAheadMs = () => Date.now() - performance.now();

/** What jose says when the fault is not the token's but the key server's. */
const codesOfKeys = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

/** Whether an error tells of the key server and nothing of the token. */
export const isOfKeys = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || codesOfKeys.has(error.code);

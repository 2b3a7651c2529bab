import type { AppConfig } from '@crepas/api';
import * as v from 'valibot';
import type { PhoneSession, PhoneSessionStorage } from '../storage/phoneSession.ts';

type PhoneTokenDeps = {
  readonly session: PhoneSessionStorage;
  /** The provider's endpoint that renews tokens. */
  readonly url: () => string;
  readonly fetch: typeof globalThis.fetch;
  readonly nowMs: () => number;
};

const answer = v.object({ id_token: v.string(), refresh_token: v.string(), expires_in: v.string() });

/** A token is renewed this long before it expires: the server's clock may be ahead. */
const marginMs = 60_000;
const timeoutMs = 15_000;

/** The token endpoint of Firebase, or of its emulator on this host. */
export function tokenUrl({ firebase, authEmulatorPort }: AppConfig): string {
  const service = 'securetoken.googleapis.com';
  const host =
    authEmulatorPort === undefined
      ? `https://${service}`
      : `http://${location.hostname}:${authEmulatorPort}/${service}`;
  return `${host}/v1/token?key=${encodeURIComponent(firebase.apiKey)}`;
}

/**
 * The customer's token without the provider's SDK, which is too heavy for a home page that only requests the active
 * orders. Null without a session or after the provider revoked it; throws when the provider cannot be reached.
 */
export function createPhoneToken(deps: PhoneTokenDeps): () => Promise<string | null> {
  let renewing: Promise<string | null> | null = null;
  return async () => {
    const session = deps.session.load();
    if (session === null) return null;
    if (session.expiresAtMs - marginMs > deps.nowMs()) return session.token;
    renewing ??= renew(deps, session).finally(() => {
      renewing = null;
    });
    return renewing;
  };
}

async function renew({ session, url, fetch, nowMs }: PhoneTokenDeps, { refreshToken }: PhoneSession) {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const response = await fetch(url(), { method: 'POST', body, signal: abortedIn(timeoutMs) });
  if (response.status >= 400 && response.status < 500 && response.status !== 429) {
    session.clear();
    return null;
  }
  if (!response.ok) throw new Error(`The sign-in provider answered ${response.status}`);
  const read = v.safeParse(answer, await response.json());
  if (!read.success) throw new Error('The sign-in provider answered without a token');
  const renewed = read.output;
  session.save({
    token: renewed.id_token,
    refreshToken: renewed.refresh_token,
    expiresAtMs: nowMs() + Number(renewed.expires_in) * 1000,
  });
  return renewed.id_token;
}

/** Like `AbortSignal.timeout`, which browsers from before 2022 do not have. */
function abortedIn(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

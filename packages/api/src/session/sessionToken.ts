import * as v from 'valibot';
import { abortedIn } from '../client/abortedIn.ts';
import type { AppConfig } from '../pages/appConfig.ts';
import type { ProviderSession } from './providerSession.ts';

export type ProviderSessionStorage = {
  readonly load: () => ProviderSession | null;
  readonly save: (session: ProviderSession) => void;
  readonly clear: () => void;
};

type SessionTokenDeps = {
  readonly session: ProviderSessionStorage;
  /** The provider's endpoint that renews tokens. */
  readonly url: () => string;
  /** `X-Firebase-AppCheck`, where App Check is configured. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  readonly fetch: typeof globalThis.fetch;
  readonly nowMs: () => number;
};

const answer = v.object({ id_token: v.string(), refresh_token: v.string(), expires_in: v.string() });

const timeoutMs = 15_000;

/** A token is renewed this long before it expires: the server's clock may be ahead. */
const marginMs = 60_000;

const isExpiring = (expiresAtMs: number, nowMs: number): boolean => expiresAtMs - marginMs <= nowMs;

/**
 * The token endpoint of Firebase, or of its emulator on the page's host.
 *
 * @param hostname of the page
 */
export function tokenUrl({ firebase, authEmulatorPort }: AppConfig, hostname: string): string {
  const service = 'securetoken.googleapis.com';
  const host =
    authEmulatorPort === undefined
      ? `https://${service}`
      : `http://${hostname}:${authEmulatorPort}/${service}`;
  return `${host}/v1/token?key=${encodeURIComponent(firebase.apiKey)}`;
}

/**
 * The account's token without the provider's SDK, which is too heavy for a first page. Null without a
 * session, also when it ended meanwhile, and after the provider revoked it; throws when the provider cannot be reached.
 *
 * A token that the backend refused is renewed too, as the device's clock may be behind. One that was just renewed is not: another
 * would be refused as well.
 */
export function createSessionToken(deps: SessionTokenDeps): (refused?: string) => Promise<string | null> {
  let renewing: Promise<string | null> | null = null;
  let lastRenewed: string | null = null;
  return async (refused) => {
    const session = deps.session.load();
    if (session === null) return null;
    const isRefused = session.token === refused && refused !== lastRenewed;
    if (!isRefused && !isExpiring(session.expiresAtMs, deps.nowMs())) return session.token;
    renewing ??= renew(deps, session).finally(() => {
      renewing = null;
    });
    lastRenewed = await renewing;
    return lastRenewed;
  };
}

async function renew(
  { session, url, headers, fetch, nowMs }: SessionTokenDeps,
  { refreshToken }: ProviderSession,
) {
  const asked = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const response = await fetch(url(), {
    method: 'POST',
    headers: await headers(),
    body: asked,
    signal: abortedIn(timeoutMs),
  });
  const body = await response.json().catch(() => null);
  // Meanwhile the person signed out, or another one signed in: the answer must not undo that.
  const now = session.load();
  if (now === null) return null;
  if (now.refreshToken !== refreshToken) throw new Error('Another session began during the renewal');
  // 401 and 403 refuse the page (App Check, a restricted key), not the session, and 429 the moment.
  if (response.status >= 400 && response.status < 500 && ![401, 403, 429].includes(response.status)) {
    session.clear();
    return null;
  }
  if (!response.ok) throw new Error(`The sign-in provider answered ${response.status}`);
  const read = v.safeParse(answer, body);
  if (!read.success) throw new Error('The sign-in provider answered without a token');
  const renewed = read.output;
  session.save({
    token: renewed.id_token,
    refreshToken: renewed.refresh_token,
    expiresAtMs: nowMs() + Number(renewed.expires_in) * 1000,
  });
  return renewed.id_token;
}

import * as v from 'valibot';
import type { AppConfig } from '../pages/appConfig.ts';
import { isExpiring } from './isExpiring.ts';
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
  readonly fetch: typeof globalThis.fetch;
  readonly nowMs: () => number;
};

const answer = v.object({ id_token: v.string(), refresh_token: v.string(), expires_in: v.string() });

const timeoutMs = 15_000;

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
 * The account's token without the provider's SDK, which is too heavy for a first page. Null without a session or after the provider revoked it; throws when the provider cannot be reached.
 */
export function createSessionToken(deps: SessionTokenDeps): () => Promise<string | null> {
  let renewing: Promise<string | null> | null = null;
  return async () => {
    const session = deps.session.load();
    if (session === null) return null;
    if (!isExpiring(session.expiresAtMs, deps.nowMs())) return session.token;
    renewing ??= renew(deps, session).finally(() => {
      renewing = null;
    });
    return renewing;
  };
}

async function renew({ session, url, fetch, nowMs }: SessionTokenDeps, { refreshToken }: ProviderSession) {
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

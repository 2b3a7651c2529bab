import { describe, expect, it } from 'vitest';
import type { ProviderSession } from './providerSession.ts';
import { createSessionToken, type ProviderSessionStorage } from './sessionToken.ts';

const nowMs = 1_000_000;
const fresh = { id_token: 'new', refresh_token: 'again', expires_in: '3600' };

function aDevice(expiresAtMs: number | null, respond: () => Response | Promise<Response>) {
  let stored: ProviderSession | null =
    expiresAtMs === null ? null : { token: 'old', refreshToken: 'keep', expiresAtMs };
  const session: ProviderSessionStorage = {
    load: () => stored,
    save: (next) => {
      stored = next;
    },
    clear: () => {
      stored = null;
    },
  };
  const asked: string[] = [];
  const sentHeaders: unknown[] = [];
  const token = createSessionToken({
    session,
    url: () => '/token',
    headers: async () => ({ 'X-Firebase-AppCheck': 'this page' }),
    nowMs: () => nowMs,
    fetch: async (_url, init) => {
      asked.push(String(init?.body));
      sentHeaders.push(init?.headers);
      return respond();
    },
  });
  return { token, session, asked, sentHeaders };
}

it('sends no request while the token is valid', async () => {
  const { token, asked } = aDevice(nowMs + 120_000, () => expect.fail());
  expect(await token()).toBe('old');
  expect(asked).toEqual([]);
});

it('is null on a device without a session', async () => {
  expect(await aDevice(null, () => expect.fail()).token()).toBeNull();
});

it('renews an expiring token with one request for concurrent callers, and stores the result', async () => {
  const { token, session, asked } = aDevice(nowMs + 30_000, () => Response.json(fresh));
  expect(await Promise.all([token(), token()])).toEqual(['new', 'new']);
  expect(asked).toEqual(['grant_type=refresh_token&refresh_token=keep']);
  expect(session.load()).toEqual({ token: 'new', refreshToken: 'again', expiresAtMs: nowMs + 3_600_000 });
  expect(await token()).toBe('new');
});

it('renews a token that the backend refused, although it has not expired by this clock, and not twice', async () => {
  const { token, asked } = aDevice(nowMs + 3_600_000, () => Response.json(fresh));
  expect(await token('old')).toBe('new');
  expect(await token('old')).toBe('new');
  expect(await token('new')).toBe('new');
  expect(asked).toHaveLength(1);
});

it('is null after the provider has ended the session', async () => {
  const { token, session } = aDevice(0, () => Response.json({ error: {} }, { status: 400 }));
  expect(await token()).toBeNull();
  expect(session.load()).toBeNull();
});

it('sends the token of App Check with the renewal', async () => {
  const { token, sentHeaders } = aDevice(0, () => Response.json(fresh));
  await token();
  expect(sentHeaders).toEqual([{ 'X-Firebase-AppCheck': 'this page' }]);
});

it.each([401, 403, 429, 503])('keeps the session when the provider answers %i', async (status) => {
  const { token, session } = aDevice(0, () => new Response(null, { status }));
  await expect(token()).rejects.toThrow(String(status));
  expect(session.load()).toMatchObject({ token: 'old' });
});

it('keeps the session when the answer has no token', async () => {
  const { token, session } = aDevice(0, () => Response.json({}));
  await expect(token()).rejects.toThrow('without a token');
  expect(session.load()).toMatchObject({ token: 'old' });
});

describe.each([
  ['a new token', () => Response.json(fresh)],
  ['a refusal', () => Response.json({ error: {} }, { status: 400 })],
])('%s that comes late', (_, answer) => {
  function renewing() {
    let respond = (_: Response) => {};
    const answered = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const device = aDevice(0, () => answered);
    return { ...device, renewal: device.token(), respond: () => respond(answer()) };
  }

  it('does not undo a sign-out', async () => {
    const { session, renewal, respond } = renewing();
    session.clear();
    respond();
    expect(await renewal).toBeNull();
    expect(session.load()).toBeNull();
  });

  it('does not undo the sign-in of another account, and fails as no answer does', async () => {
    const { session, renewal, respond } = renewing();
    const another = { token: 'another', refreshToken: 'other', expiresAtMs: nowMs + 3_600_000 };
    session.save(another);
    respond();
    await expect(renewal).rejects.toThrow('session');
    expect(session.load()).toEqual(another);
  });
});

import Fastify from 'fastify';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { googleKeys, type KeySource, KeysUnavailable } from './googleKeys.ts';
import { BadToken, createVerifier } from './verifyToken.ts';

const hourMs = 3_600_000;
const projectId = 'crepatlan';

type Signer = { readonly jwk: JWK; readonly sign: () => Promise<string> };

async function aSigner(kid: string): Promise<Signer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return {
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' },
    sign: () =>
      new SignJWT({ auth_time: Math.floor(Date.now() / 1000) })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(`https://securetoken.google.com/${projectId}`)
        .setAudience(projectId)
        .setSubject('somebody')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
  };
}

/** Simulates Google's key server: its requests, whether it is reachable, and its answer. */
const server = Fastify();
let [asked, isAway, field] = [0, false, 'keys'];
let date: string | null = null;
let published: readonly JWK[] = [];
let older: Signer;
let newer: Signer;
let keys: KeySource;
beforeAll(async () => {
  [older, newer] = [await aSigner('older'), await aSigner('newer')];
  server.get('/keys', (_request, reply) => {
    asked += 1;
    if (date !== null) reply.header('Date', date);
    return isAway ? reply.code(503).send() : { [field]: published };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  [asked, isAway, field, published] = [0, false, 'keys', [older.jwk]];
  keys = googleKeys(`${server.listeningOrigin}/keys`);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moves the system clock; the monotonic clock continues. */
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
/** With a token issued now. */
const verify = async ({ sign }: Signer) =>
  createVerifier({ kind: 'google', projectId, keys }).verify(await sign());

it('tells how far the clock is ahead of the server of the keys', async () => {
  expect(keys.aheadMs()).toBeNull();
  date = new Date(Date.now() - 90_000).toUTCString();
  await keys.checkReady();
  date = null;
  expect(Math.round((keys.aheadMs() ?? 0) / 10_000)).toBe(9);
});

it('fetches the keys every few hours, and for a token with an unknown key', async () => {
  await verify(older);
  await verify(older);
  await keys.checkReady();
  expect(asked).toBe(1);
  pass(6 * hourMs);
  await verify(older);
  expect(asked).toBe(2);
  published = [older.jwk, newer.jwk];
  pass(60_000);
  await verify(newer);
  expect(asked).toBe(3);
});

describe('when the clock is set back by a day', () => {
  it('the age of the keys does not change', async () => {
    await verify(older);
    pass(5 * hourMs);
    await verify(older);
    pass(-24 * hourMs);
    await verify(older);
    expect(asked).toBe(1);
    pass(hourMs);
    await verify(older);
    expect(asked).toBe(2);
  });

  it('a token with a new key is accepted', async () => {
    await verify(older);
    pass(60_000);
    await verify(older);
    published = [newer.jwk];
    pass(-24 * hourMs);
    await verify(newer);
  });
});

it('fetches the keys again when the clock jumps forward', async () => {
  await verify(older);
  pass(24 * hourMs);
  await verify(older);
  expect(asked).toBe(2);
});

describe('while Google is unreachable', () => {
  it('throws KeysUnavailable if no keys were fetched before', async () => {
    isAway = true;
    await expect(verify(older)).rejects.toThrow(KeysUnavailable);
    await expect(keys.checkReady()).rejects.toThrow(KeysUnavailable);
  });

  it('treats an answer that is not a list of keys as unreachable', async () => {
    field = 'error';
    await expect(verify(older)).rejects.toThrow(KeysUnavailable);
    await expect(keys.checkReady()).rejects.toThrow(KeysUnavailable);
  });

  it('uses the last keys for a day', async () => {
    await verify(older);
    isAway = true;
    pass(23 * hourMs);
    await verify(older);
    await keys.checkReady();
    await expect(verify(newer)).rejects.toThrow(KeysUnavailable);
    pass(hourMs);
    await expect(verify(older)).rejects.toThrow(KeysUnavailable);
    await expect(keys.checkReady()).rejects.toThrow(KeysUnavailable);
    isAway = false;
    await keys.checkReady();
    await verify(older);
  });

  it('still rejects a forged token', async () => {
    await verify(older);
    isAway = true;
    pass(7 * hourMs);
    const forger = await aSigner('older');
    await expect(verify(forger)).rejects.toThrow(BadToken);
  });
});

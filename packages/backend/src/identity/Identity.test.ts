import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { aToken, customerToken, projectId } from '../testing/tokens.ts';
import { type KeySource, KeysUnavailable } from './googleKeys.ts';
import { createIdentity } from './Identity.ts';
import { BadToken } from './verifyToken.ts';

const nowSeconds = () => Math.floor(Date.now() / 1000);

describe('with the emulator', () => {
  const identity = createIdentity({ kind: 'emulator', projectId });

  it.each([
    [{ phone_number: '+525512345678' }, { kind: 'customer', phone: '5512345678' }],
    [{ role: 'staff' }, { kind: 'staff', role: 'staff', account: 'somebody' }],
    [{ role: 'orders' }, { kind: 'staff', role: 'orders', account: 'somebody' }],
    [{ role: 'owner' }, { kind: 'staff', role: 'owner', account: 'somebody' }],
    [{ role: 'owner', email_verified: false }, { kind: 'unknown' }],
    [{ role: 'owner', email_verified: undefined }, { kind: 'unknown' }],
    [{ role: 'admin' }, { kind: 'unknown' }],
    [{ phone_number: '+14155550100' }, { kind: 'unknown' }],
    [{}, { kind: 'unknown' }],
  ])('maps the claims %j to the caller %j', async (claims, caller) => {
    expect(await identity.callerOf(aToken(claims))).toEqual(caller);
  });

  const almost = () =>
    new UnsecuredJWT({ auth_time: nowSeconds(), phone_number: '+525512345678' })
      .setSubject('somebody')
      .setIssuedAt()
      .setIssuer(`https://securetoken.google.com/${projectId}`)
      .setAudience(projectId)
      .setExpirationTime('1h');

  it.each([
    ['no token at all', 'garbage'],
    ['of another project', almost().setAudience('other').encode()],
    ['of another issuer', almost().setIssuer('https://example.com').encode()],
    [
      'expired',
      almost()
        .setExpirationTime(nowSeconds() - 60)
        .encode(),
    ],
    ['without a subject', almost().setSubject('').encode()],
    ['of a sign-in to come', aToken({ auth_time: nowSeconds() + 600 })],
  ])('rejects a token: %s', async (_, token) => {
    await expect(identity.callerOf(token)).rejects.toThrow(BadToken);
  });
});

describe("with Google's keys", () => {
  let keys: KeySource;
  let sign: (project: string) => Promise<string>;
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };
    keys = {
      find: createLocalJWKSet({ keys: [jwk] }),
      checkReady: async () => undefined,
      aheadMs: () => null,
    };
    sign = (project) =>
      new SignJWT({ auth_time: nowSeconds(), phone_number: '+525512345678' })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(`https://securetoken.google.com/${project}`)
        .setAudience(project)
        .setSubject('somebody')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(pair.privateKey);
  });

  const identityWith = (source: KeySource) =>
    createIdentity({ kind: 'google', projectId: 'crepatlan', keys: source });

  it('accepts a signed token of this project', async () => {
    expect(await identityWith(keys).callerOf(await sign('crepatlan'))).toEqual({
      kind: 'customer',
      phone: '5512345678',
    });
  });

  it('rejects a token of another project', async () => {
    await expect(identityWith(keys).callerOf(await sign('other'))).rejects.toThrow(BadToken);
  });

  it('rejects an unsigned token', async () => {
    await expect(identityWith(keys).callerOf(customerToken('5512345678'))).rejects.toThrow(BadToken);
  });

  it('throws KeysUnavailable while the keys cannot be fetched', async () => {
    const unreachable: KeySource = {
      find: () => Promise.reject(new TypeError('fetch failed')),
      checkReady: () => Promise.reject(new KeysUnavailable('no keys')),
      aheadMs: () => null,
    };
    const identity = identityWith(unreachable);
    await expect(identity.callerOf(await sign('crepatlan'))).rejects.toThrow(KeysUnavailable);
    await expect(identity.checkReady()).rejects.toThrow(KeysUnavailable);
  });
});

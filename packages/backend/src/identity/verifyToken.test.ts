import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { describe, expect, it } from 'vitest';
import { projectId } from '../testing/tokens.ts';
import { KeysUnavailable } from './googleKeys.ts';
import { BadToken, createVerifier } from './verifyToken.ts';

const nowSeconds = () => Math.floor(Date.now() / 1000);
const claims = (): JWTPayload => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'somebody',
  iat: nowSeconds(),
  exp: nowSeconds() + 3600,
  auth_time: nowSeconds(),
});

describe('the claims of a token', () => {
  const { verify, checkReady } = createVerifier({ kind: 'emulator', projectId });
  const read = (changes: JWTPayload) => verify(new UnsecuredJWT({ ...claims(), ...changes }).encode());

  it('accepts a token with all claims', async () => {
    expect(await read({ role: 'owner' })).toMatchObject({ sub: 'somebody', role: 'owner' });
    await expect(checkReady()).resolves.toBeUndefined();
  });

  it.each(['sub', 'iat', 'exp', 'auth_time', 'iss', 'aud'])('rejects a token without %s', async (claim) => {
    await expect(read({ [claim]: undefined })).rejects.toThrow(BadToken);
  });

  it.each([
    ['a subject of 128 letters is the longest', { sub: 'x'.repeat(128) }, { sub: 'x'.repeat(129) }],
    ['a sign-in has a time', { auth_time: 1 }, { auth_time: '1' }],
    ['a token was issued in the past', { iat: nowSeconds() + 3 }, { iat: nowSeconds() + 600 }],
    [
      'a clock may be a minute slow',
      { auth_time: nowSeconds() + 55, iat: nowSeconds() + 55 },
      { auth_time: nowSeconds() + 600 },
    ],
    ['a clock may be a minute fast', { exp: nowSeconds() - 55 }, { exp: nowSeconds() - 600 }],
  ])('%s', async (_, good, bad) => {
    await expect(read(good)).resolves.toMatchObject(good);
    await expect(read(bad)).rejects.toThrow(BadToken);
  });

  it('the error has a cause', async () => {
    const error: unknown = await read({ aud: 'other' }).catch((bad: unknown) => bad);
    expect(error).toMatchObject({ name: 'BadToken', cause: { claim: 'aud' } });
  });
});

describe('a signature', () => {
  it('must be RS256, even if the key allows other algorithms', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one' }] };
    const own = await exportJWK(privateKey);
    const keys = { find: createLocalJWKSet(jwks), checkReady: async () => undefined, aheadMs: () => null };
    const { verify } = createVerifier({ kind: 'google', projectId, keys });
    const signed = async (alg: string) =>
      new SignJWT(claims()).setProtectedHeader({ alg, kid: 'one' }).sign(await importJWK(own, alg));

    await expect(verify(await signed('RS256'))).resolves.toMatchObject({ sub: 'somebody' });
    await expect(verify(await signed('RS512'))).rejects.toThrow(BadToken);
    await expect(verify(await signed('PS256'))).rejects.toThrow(BadToken);
  });

  it('cannot be verified without the keys, and the error has a cause', async () => {
    const cause = new TypeError('fetch failed');
    const keys = {
      find: () => Promise.reject(cause),
      checkReady: async () => undefined,
      aheadMs: () => null,
    };
    const { verify } = createVerifier({ kind: 'google', projectId, keys });
    const error: unknown = await verify('a.b.c').catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(BadToken); // malformed, so no key is needed
    const header = Buffer.from('{"alg":"RS256"}').toString('base64url');
    const token = `${header}.${Buffer.from(JSON.stringify(claims())).toString('base64url')}.AA`;
    const unknown: unknown = await verify(token).catch((failed: unknown) => failed);
    expect(unknown).toMatchObject({ name: 'KeysUnavailable', cause });
    expect(unknown).toBeInstanceOf(KeysUnavailable);
  });
});

import { createPublicKey, verify } from 'node:crypto';

const daySeconds = 24 * 60 * 60;

/**
 * What is wrong with the `Authorization` of a push message (RFC 8292); null when nothing is.
 *
 * @param audience the push service's origin
 * @param publicKey that the device subscribed with; null for any
 */
export function vapidFault(
  authorization: string | undefined,
  audience: string,
  publicKey: string | null,
): string | null {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), *k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (token === '') return 'no VAPID token';
  if (publicKey !== null && key !== publicKey) return 'another key than the subscription’s';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  try {
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    const isValid = verify(
      'sha256',
      signed,
      { key: jwk, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    if (!isValid) return 'a wrong signature';
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    if (aud !== audience) return `the audience ${aud}`;
    const left = exp - Date.now() / 1000;
    if (!(left > 0 && left <= daySeconds)) return 'an expiry outside of the next 24 hours';
    return /^(mailto:|https:)/.test(sub) ? null : 'no subject';
  } catch {
    return 'an unreadable token';
  }
}

import { generateKeyPairSync, sign } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const keyId = 'bench';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }];

/** The environment of a production server that accepts these tokens. */
export const acceptsTokens = {
  NODE_OPTIONS: `--require ${JSON.stringify(fileURLToPath(new URL('googleKeys.cjs', import.meta.url)))}`,
  GOOGLE_KEYS: JSON.stringify({ keys }),
};

/** @param {object} part */
const encoded = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * A token as long as Google's.
 *
 * @param {string} phone
 * @param {string} project
 */
export function customerToken(phone, project) {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const account = phone.padEnd(28, '0');
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: nowSeconds,
    user_id: account,
    sub: account,
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    phone_number: `+52${phone}`,
    firebase: { identities: { phone: [`+52${phone}`] }, sign_in_provider: 'phone' },
  };
  const signed = `${encoded({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

import { createECDH } from 'node:crypto';
import { type Env, optional, SettingsError } from '../env.ts';

/** The key pair that identifies the shop to push services (VAPID, RFC 8292), as base64url. */
export type PushKeys = {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service can reach about the messages: `mailto:…` or `https://…`. */
  readonly subject: string;
};

export type PushSettings = PushKeys & {
  /** The path of the demo's push service on this machine; null in production. */
  readonly standInPath: string | null;
};

const curve = 'prime256v1';

export function createPushKeys(): Pick<PushKeys, 'publicKey' | 'privateKey'> {
  const pair = createECDH(curve);
  pair.generateKeys();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

const variables = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/**
 * @returns null without keys: the server then sends no push messages
 * @throws SettingsError if a part is missing or wrong
 */
export function readPushSettings(env: Env, standInPath: string | null): PushSettings | null {
  const [publicKey = '', privateKey = '', subject = ''] = variables.map((name) => optional(env, name, ''));
  if (publicKey === '' && privateKey === '' && subject === '') return null;
  const missing = variables.find((name) => optional(env, name, '') === '');
  if (missing) throw new SettingsError(`Falta la variable ${missing}: las de VAPID van todas juntas.`);
  if (publicKeyOf(privateKey) !== publicKey) {
    throw new SettingsError('VAPID_PUBLIC_KEY y VAPID_PRIVATE_KEY no son un par: créalas con push-keys.');
  }
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(subject)) {
    throw new SettingsError('VAPID_SUBJECT debe empezar con «mailto:» o «https://».');
  }
  return { publicKey, privateKey, subject, standInPath };
}

/** Null for text that is no private key. */
function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH(curve);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

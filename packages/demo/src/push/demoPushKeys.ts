import { createECDH } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type DemoPushKeys = {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
};

const subject = 'mailto:demo@crepas.test';

/** The demo's VAPID keys, made at its first start: a subscription stays valid after a restart. */
export function demoPushKeys(dataDir: string): DemoPushKeys {
  const file = join(dataDir, 'push-key');
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(readFileSync(file, 'utf8').trim(), 'base64url');
  } catch {
    pair.generateKeys();
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, pair.getPrivateKey('base64url'), { mode: 0o600 });
  }
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
    subject,
  };
}

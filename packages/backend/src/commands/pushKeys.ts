import { createPushKeys } from '../config/pushSettings.ts';

/** New keys for push messages, as lines of the environment. Devices must subscribe again after a change of keys. */
export function pushKeysText(): string {
  const { publicKey, privateKey } = createPushKeys();
  return [
    `VAPID_PUBLIC_KEY=${publicKey}`,
    `VAPID_PRIVATE_KEY=${privateKey}`,
    'VAPID_SUBJECT=mailto:TU-CORREO',
  ].join('\n');
}

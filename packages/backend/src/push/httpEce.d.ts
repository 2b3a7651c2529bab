/** The part of the package that the server uses; it has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  export function encrypt(
    plain: Buffer,
    params: {
      readonly version: 'aes128gcm';
      /** The receiver's public key and secret, base64url. */
      readonly dh: string;
      readonly authSecret: string;
      readonly privateKey: ECDH;
    },
  ): Buffer;
}

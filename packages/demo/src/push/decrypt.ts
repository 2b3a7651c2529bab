import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const saltBytes = 16;
/** The salt, the record size (4 bytes) and the length of the key id (1 byte). */
const headerBytes = 21;
const tagBytes = 16;
/** Ends the text of the last record (RFC 8188). */
const lastRecord = 2;

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Decrypts a push message as a browser does (RFC 8291, `aes128gcm`). Written apart from the server's library, so that
 * both would have to make the same mistake.
 *
 * @throws for a message that was not encrypted for this device
 */
export function decrypt(body: Buffer, device: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, saltBytes);
  const sender = body.subarray(headerBytes, headerBytes + body.readUInt8(headerBytes - 1));
  const record = body.subarray(headerBytes + sender.length);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender]);
  const key = derived(device.computeSecret(sender), auth, keyInfo, 32);
  const contentKey = derived(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(record.subarray(-tagBytes));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
  const end = padded.lastIndexOf(lastRecord);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The padding is wrong.');
  return padded.subarray(0, end).toString();
}

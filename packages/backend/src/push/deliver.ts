import { createECDH } from 'node:crypto';
import { type PushMessage, pushMessageToWire } from '@crepas/api';
import { encrypt } from 'http_ece';
import { importJWK, SignJWT } from 'jose';
import type { PushKeys } from '../config/pushSettings.ts';

export type Device = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export type Delivery =
  | { readonly kind: 'delivered' }
  /** The subscription has ended. */
  | { readonly kind: 'gone' }
  /** Sending it again does not help. */
  | { readonly kind: 'refused'; readonly status: number }
  /** No answer, or the service is busy; `seconds` is what it asks for. */
  | { readonly kind: 'later'; readonly seconds: number | null };

type Options = {
  /** Seconds that the push service keeps it for a device that is offline. */
  readonly ttl: number;
  readonly timeoutMs?: number;
};

/** Shorter than the time that a server holds a message (`dueMessages.ts`). */
const answerTimeoutMs = 10_000;

/** Encrypts the message for the device (RFC 8291) and hands it to its push service (RFC 8030). */
export async function deliver(
  keys: PushKeys,
  device: Device,
  message: PushMessage,
  { ttl, timeoutMs = answerTimeoutMs }: Options,
): Promise<Delivery> {
  const body = encrypted(device, JSON.stringify(pushMessageToWire(message)));
  if (body === null) return { kind: 'gone' };
  try {
    const response = await fetch(device.endpoint, {
      method: 'POST',
      // A push service does not redirect, and its answer must not choose another address.
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        TTL: String(ttl),
        Urgency: 'high',
        // A later message about the order, or about the shop, replaces one that the device has not got yet.
        Topic: message.order === null ? 'tienda' : `pedido-${message.order}`,
        Authorization: `vapid t=${await tokenFor(keys, new URL(device.endpoint).origin)}, k=${keys.publicKey}`,
      },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch {
    return { kind: 'later', seconds: null };
  }
}

function outcomeOf({ ok, status, headers }: Response): Delivery {
  if (ok) return { kind: 'delivered' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) {
    return { kind: 'later', seconds: secondsOf(headers.get('Retry-After')) };
  }
  return { kind: 'refused', status };
}

/** Seconds or a date; null for neither. */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const ms = Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, Math.ceil(ms / 1000));
}

/** Null for keys that are no point of the curve: the device could not read any message. */
function encrypted({ p256dh, auth }: Device, text: string): Buffer | null {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    const params = { version: 'aes128gcm', dh: p256dh, authSecret: auth, privateKey: own } as const;
    return encrypt(Buffer.from(text), params);
  } catch {
    return null;
  }
}

/** RFC 8292: at most 24 hours. */
async function tokenFor({ publicKey, privateKey, subject }: PushKeys, audience: string): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: privateKey,
  };
  return new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(audience)
    .setSubject(subject)
    .setExpirationTime('12h')
    .sign(await importJWK(jwk, 'ES256'));
}

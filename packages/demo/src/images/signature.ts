import { createHash, timingSafeEqual } from 'node:crypto';

const unsignedParams = new Set(['file', 'cloud_name', 'resource_type', 'api_key', 'signature']);
const freshSeconds = 3600;

export type Params = Readonly<Record<string, string>>;

/** Cloudinary's signature: SHA-1 of the sorted parameters followed by the secret, in hex. */
export function sign(params: Params, apiSecret: string): string {
  const text = Object.entries(params)
    .filter(([name, value]) => !unsignedParams.has(name) && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  return createHash('sha1')
    .update(text + apiSecret)
    .digest('hex');
}

/** Whether the request was signed with the secret within the last hour. */
export function isSigned(params: Params, apiSecret: string, nowMs: number): boolean {
  const age = Math.abs(nowMs / 1000 - Number(params.timestamp));
  const [given, expected] = [Buffer.from(params.signature ?? ''), Buffer.from(sign(params, apiSecret))];
  return age <= freshSeconds && given.length === expected.length && timingSafeEqual(given, expected);
}

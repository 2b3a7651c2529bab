import * as v from 'valibot';

const providerSession = v.object({ token: v.string(), refreshToken: v.string(), expiresAtMs: v.number() });

/** The provider's tokens for an account on this device. */
export type ProviderSession = Readonly<v.InferOutput<typeof providerSession>>;

/** A stored session; null for any other value. */
export function readSession(value: unknown): ProviderSession | null {
  const read = v.safeParse(providerSession, value);
  return read.success ? read.output : null;
}

/** A token is renewed this long before it expires: the server's clock may be ahead. */
const marginMs = 60_000;

export const isExpiring = (expiresAtMs: number, nowMs: number): boolean => expiresAtMs - marginMs <= nowMs;

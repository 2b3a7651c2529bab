import type { OrderLink } from '../../../stores/orderLink.ts';

/** Milliseconds without a connection after which staff are told. */
const patienceMs = 10_000;
/** Between two looks at the list nothing is heard, and nothing is wrong. */
const quietMs = 10_000;

/** @param readAtMs when the list was read last; 0 for never */
export function isConnectionGone(link: OrderLink, readAtMs: number, nowMs: number): boolean {
  if (link.kind === 'live') return false;
  const isAsking = readAtMs > link.sinceMs;
  const heardAtMs = isAsking ? readAtMs : link.sinceMs;
  return nowMs - heardAtMs >= (isAsking ? quietMs + patienceMs : patienceMs);
}

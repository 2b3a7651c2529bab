import type { OrderLink } from '../../../shared/orderLink.ts';

/** Milliseconds without a connection before the banner shows. */
const timeoutMs = 10_000;
/** With polling, up to one interval without an answer is normal. */
const pollGapMs = 10_000;

/** @param readAtMs the time of the last successful read; 0 for never */
export function isConnectionGone(link: OrderLink, readAtMs: number, nowMs: number): boolean {
  if (link.kind === 'live') return false;
  const isAsking = readAtMs > link.sinceMs;
  const lastAnswerAtMs = isAsking ? readAtMs : link.sinceMs;
  return nowMs - lastAnswerAtMs >= (isAsking ? pollGapMs + timeoutMs : timeoutMs);
}

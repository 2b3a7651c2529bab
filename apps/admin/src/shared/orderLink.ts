import { create } from 'zustand';

/** The state of the order event stream. */
type OrderLink =
  /** The stream is open: changes arrive as events. */
  | { readonly kind: 'live' }
  /** The stream is closed since that time; the list is polled. */
  | { readonly kind: 'asking'; readonly sinceMs: number };

type OrderLinkStore = OrderLink & {
  readonly open: () => void;
  /** @param nowMs of the first loss; further losses before a reopening are ignored */
  readonly lose: (nowMs: number) => void;
};

export const useOrderLink = create<OrderLinkStore>()((set) => ({
  kind: 'asking',
  sinceMs: Date.now(),
  open: () => set({ kind: 'live' }),
  lose: (nowMs) => set((link) => (link.kind === 'asking' ? link : { kind: 'asking', sinceMs: nowMs })),
}));

/** Milliseconds. A younger answer is not requested again by a part of the screen that appears. */
export const pollMs = 10_000;
const pollWhileLiveMs = 60_000;

/**
 * The polling interval of what the stream reports, in milliseconds. After a request that failed it is the short one: the
 * stream does not report the same change twice.
 *
 * @param isLive whether the stream is open
 * @param error of the last request
 */
export const pollInterval = (isLive: boolean, error: Error | null): number =>
  isLive && error === null ? pollWhileLiveMs : pollMs;

/** Milliseconds without a connection before the banner shows. */
const timeoutMs = 10_000;

/** @param readAtMs the time of the last successful read; 0 for never */
export function isConnectionGone(link: OrderLink, readAtMs: number, nowMs: number): boolean {
  if (link.kind === 'live') return false;
  // With polling, up to one interval without an answer is normal.
  const isAsking = readAtMs > link.sinceMs;
  const lastAnswerAtMs = isAsking ? readAtMs : link.sinceMs;
  return nowMs - lastAnswerAtMs >= (isAsking ? pollMs + timeoutMs : timeoutMs);
}

import { create } from 'zustand';

/** The state of the order event stream. */
export type OrderLink =
  /** The stream is open: changes arrive as events. */
  | { readonly kind: 'live' }
  /** The stream is closed since that time; the list is polled. */
  | { readonly kind: 'asking'; readonly sinceMs: number };

export type OrderLinkStore = OrderLink & {
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

import { create } from 'zustand';

/** How news of orders comes in. */
export type OrderLink =
  /** Told as it happens. */
  | { readonly kind: 'live' }
  /** Not told, since then: the list is asked for again and again. */
  | { readonly kind: 'asking'; readonly sinceMs: number };

export type OrderLinkStore = OrderLink & {
  readonly open: () => void;
  /** @param nowMs kept from the first of several losses in a row */
  readonly lose: (nowMs: number) => void;
};

export const useOrderLink = create<OrderLinkStore>()((set) => ({
  kind: 'asking',
  sinceMs: Date.now(),
  open: () => set({ kind: 'live' }),
  lose: (nowMs) => set((link) => (link.kind === 'asking' ? link : { kind: 'asking', sinceMs: nowMs })),
}));

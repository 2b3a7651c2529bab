import { create } from 'zustand';

export type WaitingOrdersStore = {
  /** The number of orders that wait to be accepted. */
  readonly count: number;
  readonly setCount: (count: number) => void;
};

/** Written by the order watch, read by the title of every screen. */
export const useWaitingOrders = create<WaitingOrdersStore>()((set) => ({
  count: 0,
  setCount: (count) => set({ count }),
}));

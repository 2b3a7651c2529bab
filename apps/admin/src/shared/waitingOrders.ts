import { create } from 'zustand';

export type WaitingOrdersStore = {
  readonly count: number;
  readonly setCount: (count: number) => void;
};

/** Written by the order watch, read by the title of every screen. */
export const useWaitingOrders = create<WaitingOrdersStore>()((set) => ({
  count: 0,
  setCount: (count) => set({ count }),
}));

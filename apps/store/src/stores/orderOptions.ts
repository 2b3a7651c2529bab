import { create } from 'zustand';
import {
  type CashChoice,
  type OrderOptionsStorage,
  storedOrderOptions,
  type TypedOptions,
} from '../storage/orderOptions.ts';

export type OrderOptionsStore = TypedOptions & {
  /** The total rose above the chosen cash, which was removed: the customer is asked again (decision H6). */
  readonly isCashDropped: boolean;
  readonly type: (change: Partial<Pick<TypedOptions, 'note' | 'recipient' | 'otherCash'>>) => void;
  readonly remember: (isRemembered: boolean) => void;
  readonly chooseCash: (cash: CashChoice | null) => void;
  readonly dropCash: () => void;
  /** What belongs to one order: the name stays. */
  readonly forgetOrder: () => void;
};

export function createOrderOptionsStore(storage: OrderOptionsStorage) {
  const useOptions = create<OrderOptionsStore>()((set) => ({
    ...storage.load(),
    isCashDropped: false,
    type: set,
    remember: (isRemembered) => set({ isRemembered }),
    chooseCash: (cash) => set({ cash, isCashDropped: false }),
    dropCash: () => set({ cash: null, isCashDropped: true }),
    forgetOrder: () => set({ note: '', cash: null, otherCash: '', isCashDropped: false }),
  }));
  useOptions.subscribe(({ note, recipient, isRemembered, cash, otherCash }) =>
    storage.save({ note, recipient, isRemembered, cash, otherCash }),
  );
  return useOptions;
}

export const useOrderOptions = createOrderOptionsStore(storedOrderOptions);

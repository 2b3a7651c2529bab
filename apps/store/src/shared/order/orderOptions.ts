import type { Instant, PaymentMethod } from '@crepas/domain';
import { create } from 'zustand';
import {
  type CashChoice,
  type OrderOptionsStorage,
  storedOrderOptions,
  type TypedOptions,
} from './orderOptionsStorage.ts';

export type OrderOptionsStore = TypedOptions & {
  /** The total rose above the chosen cash, which was removed: the customer is asked again (decision H6). */
  readonly isCashDropped: boolean;
  readonly type: (change: Partial<Pick<TypedOptions, 'note' | 'recipient' | 'otherCash'>>) => void;
  readonly remember: (isRemembered: boolean) => void;
  readonly chooseCash: (cash: CashChoice | null) => void;
  readonly dropCash: () => void;
  /** The chosen way to pay that the shop no longer offers: the customer is told. */
  readonly droppedPayment: PaymentMethod | null;
  readonly choosePayment: (payment: PaymentMethod | null) => void;
  readonly dropPayment: () => void;
  readonly chooseSoon: () => void;
  /** @param moment null while only «A otra hora» is chosen */
  readonly chooseLater: (moment: Instant | null) => void;
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
    droppedPayment: null,
    choosePayment: (payment) => set({ payment, droppedPayment: null }),
    dropPayment: () => set(({ payment }) => ({ payment: null, droppedPayment: payment })),
    chooseSoon: () => set({ isLater: false, scheduledFor: null }),
    chooseLater: (scheduledFor) => set({ isLater: true, scheduledFor }),
    forgetOrder: () =>
      set({ note: '', cash: null, otherCash: '', isCashDropped: false, isLater: false, scheduledFor: null }),
  }));
  useOptions.subscribe(({ note, recipient, isRemembered, cash, otherCash, isLater, scheduledFor, payment }) =>
    storage.save({ note, recipient, isRemembered, cash, otherCash, isLater, scheduledFor, payment }),
  );
  return useOptions;
}

export const useOrderOptions = createOrderOptionsStore(storedOrderOptions);

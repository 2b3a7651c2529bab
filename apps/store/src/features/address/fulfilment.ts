import {
  type Cart,
  type CheckoutStep,
  type Fulfilment,
  type KnownPlace,
  nextCheckoutStep,
  type Position,
} from '@crepas/domain';
import { create } from 'zustand';
import { fulfilmentKey } from '../../shared/storage/keys.ts';
import { onChangeInOtherTab } from '../../shared/storage/otherTabs.ts';
import { useAddress } from './address.ts';
import { storedFulfilment } from './fulfilmentStorage.ts';

export type FulfilmentStore = {
  readonly chosen: Fulfilment;
  /** Why the customer's choice to fetch is gone, until the next choice. */
  readonly dropped: string | null;
  readonly choose: (chosen: Fulfilment) => void;
  /** The shop no longer lets its customers fetch orders: the customer is told. */
  readonly drop: (sentence: string) => void;
};

/** Who brings the order; remembered on the device. */
export const useFulfilment = create<FulfilmentStore>()((set) => ({
  chosen: 'delivery',
  dropped: null,
  choose: (chosen) => set({ chosen, dropped: null }),
  drop: (dropped) => set({ chosen: 'delivery', dropped }),
}));
// After creation, for hydration: see stores/cart.ts.
useFulfilment.setState({ chosen: storedFulfilment.load() });
useFulfilment.subscribe(({ chosen }) => storedFulfilment.save(chosen));
onChangeInOtherTab([fulfilmentKey], () => useFulfilment.setState({ chosen: storedFulfilment.load() }));

/** Whether the customer fetches the order. */
export const useIsPickup = (): boolean => useFulfilment(({ chosen }) => chosen === 'pickup');

/** What is known of where the order goes. */
export function knownPlace(): KnownPlace {
  const { saved, details } = useAddress.getState();
  return { fulfilment: useFulfilment.getState().chosen, saved, details };
}

/** {@link nextCheckoutStep} for what is stored of the customer. */
export const nextStep = (cart: Cart, withoutCode = false): CheckoutStep =>
  nextCheckoutStep(cart, knownPlace(), withoutCode);

/** The pin that an order is brought to; null for an order without one, and for one that is fetched. */
export const pinOfOrder = (): Position | null => {
  const { fulfilment, saved } = knownPlace();
  return fulfilment === 'delivery' ? (saved?.position ?? null) : null;
};

import {
  type Cart,
  type CheckoutStep,
  type Fulfilment,
  type KnownPlace,
  nextCheckoutStep,
} from '@crepas/domain';
import { create } from 'zustand';
import type { OrderPlace } from '../../shared/shop/fees.ts';
import { type ShopHours, shopHours } from '../../shared/shop/shopHours.ts';
import { useShopNow } from '../../shared/shop/shopNow.ts';
import { fulfilmentKey, onChangeInOtherTab } from '../../shared/storage/jsonStorage.ts';
import { useAddress } from './address.ts';
import { storedFulfilment } from './addressStorage.ts';

export type FulfilmentStore = {
  readonly chosen: Fulfilment;
  /** Why the customer's choice of pickup is gone, until the next choice. */
  readonly dropped: string | null;
  readonly choose: (chosen: Fulfilment) => void;
  /** The shop no longer lets its customers pick up orders: the customer is told. */
  readonly drop: (sentence: string) => void;
};

/** Delivery or pickup, remembered on the device. */
export const useFulfilment = create<FulfilmentStore>()((set) => ({
  chosen: 'delivery',
  dropped: null,
  choose: (chosen) => set({ chosen, dropped: null }),
  drop: (dropped) => set({ chosen: 'delivery', dropped }),
}));
// After creation, for hydration: see shared/cart/cart.ts.
useFulfilment.setState({ chosen: storedFulfilment.load() });
useFulfilment.subscribe(({ chosen }) => storedFulfilment.save(chosen));
onChangeInOtherTab([fulfilmentKey], () => useFulfilment.setState({ chosen: storedFulfilment.load() }));

/** Whether the customer picks the order up. */
export const useIsPickup = (): boolean => useFulfilment(({ chosen }) => chosen === 'pickup');

/** What is known of where the order goes. */
export function knownPlace(): KnownPlace {
  const { saved, details } = useAddress.getState();
  return { fulfilment: useFulfilment.getState().chosen, saved, details };
}

/** The same of {@link knownPlace} that a price and the hours depend on, for a component. */
export function useOrderPlace(): OrderPlace {
  const fulfilment = useFulfilment(({ chosen }) => chosen);
  const saved = useAddress((state) => state.saved);
  return { fulfilment, saved };
}

/** What the shop says before an order to the chosen place. */
export function useShopHours(): ShopHours {
  const shopNow = useShopNow();
  return shopHours(shopNow, useOrderPlace());
}

/** {@link nextCheckoutStep} for what is stored of the customer. */
export const nextStep = (cart: Cart, withoutCode = false): CheckoutStep =>
  nextCheckoutStep(cart, knownPlace(), withoutCode);

import { onlineManager } from '@tanstack/react-query';
import { storedFulfilment } from '../features/address/addressStorage.ts';
import { useFulfilment } from '../features/address/fulfilment.ts';
import { usePlaces } from '../features/address/places.ts';
import { rest, useCheckoutStore, useWithoutCode } from '../features/checkout/checkoutStatus.ts';
import { useDiscountCode } from '../features/discounts/discountCode.ts';
import { useFollowed } from '../features/orders/followed.ts';
import { useNewOrder } from '../features/orders/newOrder.ts';
import { useSms } from '../features/phone/sms.ts';
import { useCart } from '../shared/cart/cart.ts';
import { config } from '../shared/env.ts';
import { liveUpdates } from '../shared/liveUpdates.ts';
import { useOrderOptions } from '../shared/order/orderOptions.ts';
import { storedOrderOptions } from '../shared/order/orderOptionsStorage.ts';
import { useShopTick } from '../shared/shop/shopNow.ts';
import { useLatest } from '../shared/shop/shopWords.ts';
import { useSession } from '../shared/storage/session.ts';
import { storedSession } from '../shared/storage/sessionStorage.ts';

/** As after a load of the page: every store has its first state and what the browser has stored. */
export function resetStores(): void {
  window.history.replaceState(null, '');
  useCart.setState({ isOpen: false });
  useSession.setState({ locationPostponed: false, ...storedSession.load() });
  useLatest.setState(config.shop);
  useShopTick.setState({ nowMs: null, refusal: null });
  useFulfilment.setState({ chosen: storedFulfilment.load(), dropped: null });
  usePlaces.setState({ places: [] });
  useCheckoutStore.setState({ isWatched: false });
  rest();
  useWithoutCode.setState({ refusal: null });
  useOrderOptions.setState({ ...storedOrderOptions.load(), isCashDropped: false, droppedPayment: null });
  useDiscountCode.reload();
  useFollowed.setState({ shown: null });
  useNewOrder.setState({ order: null });
  useSms.getState().restart();
  Object.assign(liveUpdates, { areOn: false, ofOrders: false });
  onlineManager.setOnline(true);
  // Read again what another tab may change: cart, address, links, counters of codes.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

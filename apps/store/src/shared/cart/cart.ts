import { newUuid } from '@crepas/api';
import { addToCart, type Cart, type Choice, emptyCart, operateOn } from '@crepas/domain';
import { create } from 'zustand';
import { cartKey, localJson, onChangeInOtherTab } from '../storage/jsonStorage.ts';
import { type CartStorage, storedCart } from './cartStorage.ts';

export type CartStore = {
  readonly cart: Cart;
  /** The same in every tab: the order's idempotency key is computed from it (decision O5). */
  readonly cartId: string;
  readonly add: (choice: Choice) => void;
  /** Any other change: the rules are in `@crepas/domain`, and load with the screens that use them. */
  readonly change: (operation: (cart: Cart) => Cart) => void;
  readonly clear: () => void;
  /** Replaces the whole cart: after an undone deletion or a changed order. */
  readonly restore: (cart: Cart) => void;
  /** The drawer of wide screens (decision S6). */
  readonly isOpen: boolean;
  readonly toggle: () => void;
};

export function createCartStore(storage: CartStorage, newId: () => string) {
  /** Reads the stored cart and its id; creates an id when there is none. */
  const load = () => {
    const cartId = storage.loadId() ?? newId();
    storage.saveId(cartId);
    return { cart: storage.load(), cartId };
  };
  const useCart = create<CartStore>()((set, get) => {
    const change = (operation: (cart: Cart) => Cart) => {
      const before = get();
      const cart = operateOn(before.cart, operation);
      const cartId = before.cart.length === 0 ? newId() : before.cartId;
      // The id is written first: another tab reads it when the cart's storage event arrives.
      storage.saveId(cartId);
      storage.save(cart);
      set({ cart, cartId });
    };
    return {
      cart: emptyCart,
      cartId: '',
      add: (choice) => change((cart) => addToCart(cart, choice)),
      change,
      clear: () => change(() => emptyCart),
      restore: (cart) => change(() => cart),
      isOpen: false,
      toggle: () => set(({ isOpen }) => ({ isOpen: !isOpen })),
    };
  });
  // Loaded after creation: the initial state must equal what the server rendered, or hydration fails.
  useCart.setState(load());
  return Object.assign(useCart, { reload: () => useCart.setState(load()) });
}

export const useCart = createCartStore(storedCart, newUuid);
onChangeInOtherTab([cartKey], useCart.reload);

/** Whether the browser has refused to store the cart: it lives in memory, and a reload loses it (decision R12). */
export const isCartUnsaved = (): boolean => localJson.isUnsaved(cartKey);

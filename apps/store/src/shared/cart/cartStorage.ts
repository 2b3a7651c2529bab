import { cartFromStored, cartToStored } from '@crepas/api';
import { type Cart, emptyCart } from '@crepas/domain';
import { cartKey, type JsonStorage, localJson } from '../storage/jsonStorage.ts';

const cartIdKey = 'cartId';

export type CartStorage = {
  readonly load: () => Cart;
  readonly save: (cart: Cart) => void;
  /** A UUID that a cart keeps from its first line until it is empty; null before the first cart. */
  readonly loadId: () => string | null;
  readonly saveId: (id: string) => void;
};

/** A corrupt or non-array cart is removed, and the cart starts empty (spec §4). */
export const createCartStorage = (json: JsonStorage): CartStorage => ({
  load: () => {
    const cart = cartFromStored(json.read(cartKey));
    if (cart === null) json.remove(cartKey);
    return cart ?? emptyCart;
  },
  save: (cart) => json.write(cartKey, cartToStored(cart)),
  loadId: () => {
    const id = json.read(cartIdKey);
    return typeof id === 'string' ? id : null;
  },
  saveId: (id) => json.write(cartIdKey, id),
});

export const storedCart = createCartStorage(localJson);

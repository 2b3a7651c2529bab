import { cartFromStored, cartToStored } from '@crepas/api';
import { type Cart, emptyCart } from '@crepas/domain';
import { type JsonStorage, localJson } from './jsonStorage.ts';

export const cartKey = 'cart';

export type CartStorage = { readonly load: () => Cart; readonly save: (cart: Cart) => void };

/** A corrupt or non-array cart is removed, and the cart starts empty (spec §4). */
export const createCartStorage = (json: JsonStorage): CartStorage => ({
  load: () => {
    const cart = cartFromStored(json.read(cartKey));
    if (cart === null) json.remove(cartKey);
    return cart ?? emptyCart;
  },
  save: (cart) => json.write(cartKey, cartToStored(cart)),
});

export const storedCart = createCartStorage(localJson);

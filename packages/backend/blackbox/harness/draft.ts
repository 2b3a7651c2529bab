import {
  getCategoryProducts,
  getComboCrepas,
  getExtras,
  getOrderedCategories,
  getProductExtraIds,
} from '@crepas/api';
import {
  addToCart,
  buildOrderPayload,
  type Cart,
  emptyCart,
  type OrderPayload,
  type PhoneNumber,
  type Product,
} from '@crepas/domain';
import { askStrictly } from './ask.ts';
import type { Address } from './server.ts';

/** A usual cart: two of a product with all its extras, and a combo. */
export async function fillCart(server: Address): Promise<Cart> {
  const products = await allProducts(server);
  const plain = products.find(({ isCombo }) => !isCombo);
  const combo = products.find(({ isCombo }) => isCombo);
  if (!plain || !combo) throw new Error('The demo menu has no product or no combo.');

  const linked = await askStrictly(server, getProductExtraIds, plain.id);
  const extras = (await askStrictly(server, getExtras, undefined)).filter(({ id }) => linked.includes(id));
  const crepas = (await askStrictly(server, getComboCrepas, undefined)).slice(0, combo.comboSize);
  const withPlain = addToCart(emptyCart, { product: plain, quantity: 2, extras, crepas: [], groups: [] });
  return addToCart(withPlain, { product: combo, quantity: 1, extras: [], crepas, groups: [] });
}

async function allProducts(server: Address): Promise<readonly Product[]> {
  const categories = await askStrictly(server, getOrderedCategories, undefined);
  const lists = await Promise.all(categories.map(({ id }) => askStrictly(server, getCategoryProducts, id)));
  return lists.flat();
}

export const draftFor = (phone: PhoneNumber, cart: Cart): OrderPayload =>
  buildOrderPayload(cart, {
    fulfilment: 'delivery',
    saved: { address: 'Av. Juárez 10, Centro', position: { lat: 19.43, lng: -99.13 } },
    details: { houseNumber: '4 B', reference: 'portón verde', phoneNumber: phone, phoneVerified: true },
  });

import { cartToStored } from '@crepas/api';
import { type ExampleMenu, exampleMenu, exampleNow } from '@crepas/api/testing';
import { addToCart, type Cart, type Choice, emptyCart } from '@crepas/domain';

/** What the browser remembers of customers, for `parameters.screen` of stories. */

/** Has seen the splash, and answered the location question. */
export const visited = { session: { splashSeen: true, locationAnswered: true } };

/** Their phone. */
export const customerPhone = '5512345678';

const details = { houseNumber: '5', reference: 'Portón azul', phoneNumber: customerPhone };

/** With an address in the shop's zone, and a phone that is not proven. */
export const known = {
  selectedAddress: {
    address: 'Colima 5, Roma Nte., 06700 Ciudad de México, CDMX, México',
    position: { lat: 19.4187, lng: -99.1606 },
  },
  addressDetails: { ...details, phoneVerification: false },
};

/** The same with a proven phone. */
export const proven = { ...known, addressDetails: { ...details, phoneVerification: true } };

/** A choice of the example menu: `chosen(1, { quantity: 2 })`. */
export function chosen(id: number, changes: Partial<Choice> = {}): Choice {
  const product = exampleMenu.products.find((one) => one.id === id);
  if (!product) throw new Error(`The example menu has no product ${id}`);
  return { product, quantity: 1, extras: [], crepas: [], groups: [], ...changes };
}

/** The example menu with dishes that are had from 8 to 12: those of the first category, or these. */
export function breakfastMenu(ids: readonly number[] = [1, 2, 3, 4]): Pick<ExampleMenu, 'products'> {
  const windows = [{ days: [1, 2, 3, 4, 5, 6, 7] as const, opens: 8 * 60, closes: 12 * 60 }];
  return {
    products: exampleMenu.products.map((product) =>
      ids.includes(product.id) ? { ...product, windows } : product,
    ),
  };
}

/** The stored cart of these choices. */
export const cartOf = (...choices: readonly Choice[]) => ({
  cart: cartToStored(choices.reduce<Cart>(addToCart, emptyCart)),
});

/** A zone without {@link known}'s address. */
export const farAway = [
  { lat: 20.1, lng: -99.2 },
  { lat: 20.2, lng: -99.2 },
  { lat: 20.2, lng: -99.1 },
  { lat: 20.1, lng: -99.1 },
];

/** Counters of a phone for which no more code may be asked now. */
export const locked = { smsCooldown: 900, smsAttempts: 5, smsLastTry: Date.parse(exampleNow) };

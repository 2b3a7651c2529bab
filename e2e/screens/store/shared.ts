import type { Page } from '@playwright/test';
import { cartLine, knownCustomer, type Remembered } from '../../support/state.ts';
import { type Act, known, phone, remembers } from '../screenState.ts';

const isWith = (customer: Remembered, local: object): Remembered => ({
  ...customer,
  local: { ...customer.local, ...local },
});
/** A customer with an address, who also has this in the browser's storage. */
export const knownWith = (local: object): Remembered => isWith(known, local);
export const withCart = knownWith({ cart: [cartLine] });
/** A customer whose phone is proven. */
export const provenWith = (local: object): Remembered => isWith(knownCustomer(phone, true), local);

/** A zone without the city of the maps stand-in. */
export const farAway = [
  [20.1, -99.2],
  [20.2, -99.2],
  [20.2, -99.1],
  [20.1, -99.1],
];
export const firstCard = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').first();

/** No more code may be asked for. At the time of the test, because the lock ends. */
export const isLocked =
  (customer: Remembered): Act =>
  (page) =>
    remembers(isWith(customer, { smsCooldown: 900, smsAttempts: 5, smsLastTry: Date.now() }))(page);

import type { ScreenState } from './screenState.ts';
import { addressStates } from './store/address.ts';
import { cartStates } from './store/cart.ts';
import { elsewhereStates } from './store/elsewhere.ts';
import { homeStates } from './store/home.ts';
import { ownOrderStates } from './store/ownOrder.ts';
import { phoneStates } from './store/phone.ts';
import { productStates } from './store/product.ts';
import { searchStates } from './store/search.ts';

export const storeScreens: readonly ScreenState[] = [
  ...homeStates,
  ...addressStates,
  ...productStates,
  ...searchStates,
  ...cartStates,
  ...phoneStates,
  ...elsewhereStates,
  ...ownOrderStates,
];

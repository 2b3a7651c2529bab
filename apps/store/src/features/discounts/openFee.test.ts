import { addToCart, type Cents, plainTerms } from '@crepas/domain';
import { expect, it } from 'vitest';
import { aChoice } from '../../testing/build.ts';
import { isOpenFee } from './openFee.ts';

const fees = { ...plainTerms, feeWithoutPin: { fee: 3_500 as Cents, minimum: 0 as Cents, freeFrom: null } };
const cart = addToCart([], aChoice(1));
const saved = { address: 'Colima 5', position: null };

it.each([
  [3_500, 'delivery', null, true],
  [800, 'delivery', null, false],
  [3_500, 'delivery', saved, false],
  [3_500, 'pickup', null, false],
] as const)('%i centavos off for %s to %j: the fee is in no sum (%s)', (amount, fulfilment, to, isOpen) => {
  expect(isOpenFee(amount as Cents, fees, { cart, place: { fulfilment, saved: to } })).toBe(isOpen);
});

import {
  addToCart,
  blankProduct,
  type Cents,
  emptyCart,
  freeQuote,
  type PaymentMethod,
  productId,
} from '@crepas/domain';
import { expect, it } from 'vitest';
import {
  checkOrderForm,
  emptyForm,
  formFromStored,
  formToStored,
  isPinDoubtful,
  type OrderForm,
  pinnedAt,
  sumsOf,
} from './orderForm.ts';

const crepa = {
  ...blankProduct,
  id: productId(1),
  name: 'Nutella',
  price: 6_500 as Cents,
};
const lines = addToCart(emptyCart, { product: crepa, quantity: 1, extras: [], crepas: [], groups: [] });

function paidOf(part: Partial<OrderForm>, payments: readonly PaymentMethod[]) {
  const checked = checkOrderForm(
    { ...emptyForm, lines, address: 'Lerdo 3', ...part },
    { zone: null, payments, quote: () => freeQuote },
  );
  if (checked.kind === 'invalid') return checked.errors;
  return [checked.order.payment, checked.order.options?.cashGiven];
}

it('an order is paid in the chosen way, or the first one that the shop offers', () => {
  expect(paidOf({}, ['cash', 'card'])).toEqual(['cash', undefined]);
  expect(paidOf({}, ['card', 'transfer'])).toEqual(['card', undefined]);
  expect(paidOf({ payment: 'transfer' }, ['card', 'transfer'])).toEqual(['transfer', undefined]);
  expect(paidOf({ payment: 'transfer' }, ['card'])).toEqual(['card', undefined]);
});

it('the amount in cash counts only for cash', () => {
  expect(paidOf({ cash: '100' }, ['cash', 'card'])).toEqual(['cash', 10_000]);
  expect(paidOf({ cash: '10' }, ['cash', 'card'])).toHaveProperty('cash');
  for (const cash of ['100', '10', 'x'])
    expect(paidOf({ cash, payment: 'card' }, ['cash', 'card'])).toEqual(['card', undefined]);
});

it('a product that was typed and not chosen stops the order', () => {
  const lacking = { lines: 'Falta elegir este producto de la lista. Si no va, bórralo.' };
  expect(paidOf({ search: 'trio' }, ['cash'])).toEqual(lacking);
  expect(paidOf({ search: 'trio', lines: emptyCart }, ['cash'])).toEqual(lacking);
  expect(paidOf({ search: ' ' }, ['cash'])).toEqual(['cash', undefined]);
});

it('a street that was searched fills an empty address, keeps a typed one, and puts the pin of that address', () => {
  const found = { address: 'Tabasco 8, Roma Nte.', position: { lat: 19.42, lng: -99.16 } };
  expect(pinnedAt(found, ' ')).toEqual({ ...found, pinnedAddress: 'Tabasco 8, Roma Nte.' });
  const kept = pinnedAt(found, 'Tabasco 8 bis');
  expect(kept).toEqual({ ...found, address: 'Tabasco 8 bis', pinnedAddress: 'Tabasco 8 bis' });
  expect(isPinDoubtful({ ...emptyForm, ...kept })).toBe(false);
  expect(isPinDoubtful({ ...emptyForm, ...kept, address: 'Durango 5' })).toBe(true);
});

it('the fee is a part of the total, and staff may go below the minimum', () => {
  const quote = () => ({ fee: 2_500 as Cents, missing: 100 as Cents });
  const form = { ...emptyForm, lines, address: 'Lerdo 3' };
  const terms = { zone: null, payments: ['cash'] as const, quote };
  expect(sumsOf(form, terms)).toEqual({ subtotal: 6_500, fee: 2_500, missing: 100, total: 9_000 });
  expect(checkOrderForm(form, terms)).toMatchObject({ order: { fee: 2_500, total: 9_000 } });
  expect(checkOrderForm({ ...form, cash: '80' }, terms)).toMatchObject({
    errors: { cash: 'No alcanza para el total de $90.00' },
  });
});

it('a corrected text keeps pin and fee, and asks whether the pin is of the same place', () => {
  const terms = {
    zone: null,
    payments: ['cash'] as const,
    quote: () => ({ ...freeQuote, fee: 2_500 as Cents }),
  };
  const position = { lat: 19.4, lng: -99.1 };
  const placed = { ...emptyForm, lines, address: 'Lerdo 3', position, pinnedAddress: 'Lerdo 3' };
  const answers = (part: Partial<OrderForm>) => checkOrderForm({ ...placed, ...part }, terms);
  const kept = { order: { fee: 2_500, options: { position } } };
  for (const address of ['Lerdo 3', ' Lerdo  3 ', 'Lerdo 3, int. 2, portón verde'])
    expect(answers({ address }), address).toMatchObject(kept);
  for (const address of ['Lerdo 30', 'Lerdo 3b', 'Durango 8', ''])
    expect(answers({ address })).toHaveProperty(
      'errors.pinnedAddress',
      'La dirección cambió. ¿El pin sigue siendo de este lugar?',
    );
  expect(answers({ address: 'Lerdo 30', pinnedAddress: 'Lerdo 30' })).toMatchObject(kept);
  expect(answers({ address: 'Lerdo 30', position: null })).toMatchObject({ kind: 'valid' });
  expect(answers({ address: 'Lerdo 30', fulfilment: 'pickup', name: 'Eva' })).toMatchObject({
    kind: 'valid',
  });
  // The pin came before the text.
  expect(answers({ address: 'Durango 8', pinnedAddress: '' })).toMatchObject(kept);
});

it('a draft of before has its pin at its address', () => {
  const { pinnedAddress: _, ...old } = formToStored({ ...emptyForm, address: 'Lerdo 3' });
  expect(formFromStored(old as ReturnType<typeof formToStored>).pinnedAddress).toBe('Lerdo 3');
});

it('an order for later has its moment, and none of the form when it is for as soon as possible', () => {
  const moments = { offered: [900_000], full: [], kept: null };
  const optionsOf = (part: Partial<OrderForm>) =>
    checkOrderForm(
      { ...emptyForm, lines, address: 'Lerdo 3', ...part },
      { zone: null, payments: ['cash'], quote: () => freeQuote, moments },
    );
  expect(optionsOf({ isLater: true, scheduledFor: 900_000 })).toMatchObject({
    order: { options: { scheduledFor: 900_000 } },
  });
  expect(optionsOf({ isLater: false, scheduledFor: 900_000 })).toMatchObject({ order: { options: {} } });
  expect(optionsOf({ isLater: true })).toEqual({
    kind: 'invalid',
    errors: { scheduledFor: 'Elige la hora' },
  });
});

it('a code is taken off the total, never more than there is, and goes with the order', () => {
  const form = { ...emptyForm, lines, address: 'Lerdo 3' };
  const terms = (amount: number) => ({
    zone: null,
    payments: ['cash'] as const,
    quote: () => ({ ...freeQuote, fee: 2_500 as Cents }),
    discount: { name: 'CREPA10', amount: amount as Cents },
  });
  expect(sumsOf(form, terms(650))).toMatchObject({
    subtotal: 6_500,
    discount: { amount: 650 },
    total: 8_350,
  });
  expect(sumsOf(form, terms(10_000))).toMatchObject({ discount: { amount: 9_000 }, total: 0 });
  expect(checkOrderForm(form, terms(650))).toMatchObject({
    order: { fee: 2_500, discount: { name: 'CREPA10', amount: 650 }, total: 8_350 },
  });
  expect(checkOrderForm({ ...form, cash: '83' }, terms(650))).toMatchObject({
    errors: { cash: 'No alcanza para el total de $83.50' },
  });
});

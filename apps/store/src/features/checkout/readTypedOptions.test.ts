import { type ShopFeature, shopFeatures } from '@crepas/api';
import type { Cents } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import type { TypedOptions } from '../../shared/order/orderOptionsStorage.ts';
import { readTypedCash, readTypedOptions } from './readTypedOptions.ts';

const total = 15_400 as Cents;
const nothing: TypedOptions = {
  note: '',
  recipient: '',
  isRemembered: false,
  cash: null,
  otherCash: '',
  payment: null,
  isLater: false,
  scheduledFor: null,
};
const read = (typed: Partial<TypedOptions>, features: readonly ShopFeature[] = shopFeatures) =>
  readTypedOptions({ ...nothing, ...typed }, { total, fulfilment: 'delivery' }, features);

it('every option may be empty', () => {
  const options = {};
  expect(read({})).toEqual({ kind: 'options', options });
  expect(read({ note: ' \n ', recipient: ' ', cash: 'other', otherCash: ' ' })).toEqual({
    kind: 'options',
    options,
  });
});

it('an order that is picked up needs a name', () => {
  const order = { total, fulfilment: 'pickup' } as const;
  expect(readTypedOptions(nothing, order, shopFeatures).kind).toBe('refused');
  expect(readTypedOptions({ ...nothing, recipient: 'Ana' }, order, shopFeatures).kind).toBe('options');
});

describe('cash', () => {
  it.each([
    ['exact', '', 15_400],
    [20_000 as Cents, '', 20_000],
    [15_400 as Cents, '', 15_400],
    ['other', '154', 15_400],
    ['other', '$1,000.50', 100_050],
  ] as const)('%s %s is %i centavos', (cash, otherCash, amount) => {
    expect(readTypedCash({ cash, otherCash }, total)).toEqual({ kind: 'cash', amount });
  });

  it('a chosen sum below the total is reported as exceeded', () => {
    expect(readTypedCash({ cash: 15_399 as Cents, otherCash: '' }, total)).toEqual({ kind: 'exceeded' });
  });

  it.each([
    ['153.99', 'Tu pedido cuesta $154.00: escribe esa cantidad o una mayor.'],
    ['1,25', 'Escribe con cuánto pagas: 200 o 200.50.'],
    ['100000', 'Es demasiado dinero.'],
  ])('the typed %s is refused', (otherCash, sentence) => {
    expect(read({ cash: 'other', otherCash })).toEqual({ kind: 'refused', sentence });
  });
});

describe('note and name', () => {
  it('are sent as the domain reads them', () => {
    expect(read({ note: ' Sin  nuez \n', recipient: ' Ana\tMaría ' })).toMatchObject({
      options: { note: 'Sin nuez', recipient: 'Ana María' },
    });
  });

  it('count an emoji of a family as one character', () => {
    expect(read({ note: '👩‍👩‍👧‍👦'.repeat(140) })).toMatchObject({ kind: 'options' });
    expect(read({ note: '👩‍👩‍👧‍👦'.repeat(141) })).toEqual({
      kind: 'refused',
      sentence: 'La nota tiene 141 caracteres y caben 140.',
    });
    expect(read({ recipient: 'a'.repeat(41) })).toMatchObject({
      sentence: 'El nombre tiene 41 caracteres y caben 40.',
    });
  });

  it('refuse what cannot be printed, and name the field', () => {
    expect(read({ recipient: 'Ana\u0007' })).toEqual({
      kind: 'refused',
      sentence: 'El nombre tiene un carácter que no se puede imprimir. Escríbelo de nuevo.',
    });
  });
});

it('a field that the server does not support refuses nothing and is not sent', () => {
  const wrong = { note: 'a'.repeat(141), recipient: 'a'.repeat(41), cash: 1 as Cents };
  expect(read({ note: 'Sin nuez', recipient: 'Ana', cash: total }, [])).toEqual({
    kind: 'options',
    options: {},
  });
  expect(read(wrong, [])).toEqual({ kind: 'options', options: {} });
});

import { describe, expect, it } from 'vitest';
import type { AddressDetails, SavedAddress } from '../customer/address.ts';
import { addressDetails, aLine, anAddress, anExtra, aProduct } from '../testing/build.ts';
import { buildOrderPayload, type KnownPlace, nextCheckoutStep } from './checkout.ts';

const cart = [aLine()];

const at = (saved: SavedAddress | null, details: AddressDetails | null): KnownPlace => ({
  fulfilment: 'delivery',
  saved,
  details,
});

describe('Finalizar (spec §4)', () => {
  it('does nothing with an empty cart', () => {
    expect(nextCheckoutStep([], at(null, null)).kind).toBe('emptyCart');
  });

  it('asks for an address before a phone', () => {
    expect(nextCheckoutStep(cart, at(null, null)).kind).toBe('needsAddress');
  });

  it.each([null, addressDetails({ phoneVerified: false })])(
    'asks for a phone that is not verified',
    (details) => {
      expect(nextCheckoutStep(cart, at(anAddress(), details)).kind).toBe('needsPhone');
    },
  );

  it('asks for no proof of the phone when the shop calls instead (decision T1)', () => {
    const details = addressDetails({ phoneVerified: false });
    expect(nextCheckoutStep(cart, at(anAddress(), details), true)).toMatchObject({
      kind: 'ready',
      destination: { details },
    });
    expect(nextCheckoutStep(cart, at(anAddress(), null), true).kind).toBe('needsPhone');
  });

  it('asks nobody who picks up the order for an address, but for the phone (decision T7)', () => {
    const known = { fulfilment: 'pickup', saved: null } as const;
    expect(nextCheckoutStep(cart, { ...known, details: null }).kind).toBe('needsPhone');
    const details = addressDetails({ houseNumber: '', reference: '' });
    const step = nextCheckoutStep(cart, { ...known, details });
    if (step.kind !== 'ready') expect.fail(step.kind);
    expect(buildOrderPayload(cart, step.destination)).toMatchObject({
      fulfilment: 'pickup',
      phone: details.phoneNumber,
      deliveryAddress: 'Recoger en la tienda',
    });
  });

  it('asks for the house number of another address', () => {
    const details = addressDetails({ phoneVerified: true, houseNumber: '', reference: '' });
    expect(nextCheckoutStep(cart, at(anAddress(), details)).kind).toBe('needsDetails');
  });

  it('drafts the order when nothing is missing (spec §3)', () => {
    const combo = aLine({
      product: aProduct({ id: 9, price: 19_900, isCombo: true, imageUrl: '/combo.webp' }),
      quantity: 2,
      extras: [anExtra({ id: 4, price: 1500 })],
      crepas: [aProduct({ id: 1 }), aProduct({ id: 2 }), aProduct({ id: 3 })],
    });
    const step = nextCheckoutStep([combo], at(anAddress({ address: 'Colima 5' }), addressDetails()));
    if (step.kind !== 'ready') expect.fail(step.kind);
    expect(buildOrderPayload([combo], step.destination)).toEqual({
      phone: '5512345678',
      deliveryAddress: 'Colima 5, 120 int. 4, Portón verde',
      fulfilment: 'delivery',
      payment: 'cash',
      total: 42_800,
      lines: [
        {
          productId: 9,
          quantity: 2,
          unitPrice: 19_900,
          extras: combo.extras,
          crepas: [
            { id: 1, name: 'Crepa 1' },
            { id: 2, name: 'Crepa 2' },
            { id: 3, name: 'Crepa 3' },
          ],
          extrasTotal: 3000,
          imageUrl: '/combo.webp',
        },
      ],
    });
  });
});

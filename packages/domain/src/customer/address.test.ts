import { describe, expect, it } from 'vitest';
import { deliveryAddress } from '../checkout/checkout.ts';
import { maxDeliveryAddressLength } from '../checkout/orderPayload.ts';
import { addressDetails, anAddress } from '../testing/build.ts';
import { isPosition, maxAddressLengths } from './address.ts';
import { defaultCentre, pickerZoom, previewZoom } from './pin.ts';

describe('a location (spec §5)', () => {
  it.each([
    [{ lat: 19.4, lng: -99.1 }, true],
    [{ lat: 0, lng: 0 }, true],
    [{ lat: '19.4', lng: -99.1 }, false],
    [{ lat: 19.4 }, false],
    [{ lat: Number.NaN, lng: 1 }, false],
    [{ lat: 90, lng: -180 }, true],
    [{ lat: 91, lng: 0 }, false],
    [{ lat: 0, lng: -180.1 }, false],
    [{ lat: Number.POSITIVE_INFINITY, lng: 0 }, false],
    [null, false],
    [undefined, false],
    [7, false],
    ['19.4,-99.1', false],
  ])('%j is one: %s', (value, expected) => {
    expect(isPosition(value)).toBe(expected);
  });
});

it('opens the map at Mexico City, close enough to see a door (spec §9)', () => {
  expect([defaultCentre, pickerZoom, previewZoom]).toEqual([{ lat: 19.4326, lng: -99.1332 }, 19, 18]);
});

describe('the delivery address (decision P6)', () => {
  it('has room for the longest parts', () => {
    const parts = Object.values(maxAddressLengths).map((length) => 'a'.repeat(length));
    const [address = '', houseNumber = '', reference = ''] = parts;
    const line = deliveryAddress(anAddress({ address }), { houseNumber, reference });
    expect(line.length).toBeGreaterThan(Math.max(...Object.values(maxAddressLengths)));
    expect(line.length).toBeLessThanOrEqual(maxDeliveryAddressLength);
  });

  it('is one line: address, house number, reference', () => {
    const line = deliveryAddress(
      anAddress({ address: 'Colima 5, Roma Nte.' }),
      addressDetails({ reference: 'Portón\n verde' }),
    );
    expect(line).toBe('Colima 5, Roma Nte., 120 int. 4, Portón verde');
  });

  it('omits empty parts', () => {
    const none = { houseNumber: '', reference: ' ' };
    expect(deliveryAddress(anAddress({ address: 'Colima 5' }), none)).toBe('Colima 5');
  });
});

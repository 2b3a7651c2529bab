import type { FollowToken } from '@crepas/api';
import { type Cents, orderId, parsePhone } from '@crepas/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aChoice, memoryStorage } from '../../testing/build.ts';

const phone = parsePhone('5512345678') ?? expect.fail();
const colima = { address: 'Colima 5', position: { lat: 19.4, lng: -99.1 } };

/** A page whose storage is the test's; each opening loads its stores anew, as a reload does. */
let raw: Record<string, string>;
beforeEach(() => {
  const memory = memoryStorage();
  raw = memory.raw;
  vi.stubGlobal('localStorage', memory.browser);
});
afterEach(() => void vi.unstubAllGlobals());

async function open() {
  vi.resetModules();
  const { useAddress } = await import('./address.ts');
  return { useAddress, ...(await import('../orders/followed.ts')), ...(await import('./fulfilment.ts')) };
}

describe('the orders that a link follows', () => {
  const link = (id: number) => ({ id: orderId(id), token: `${id}`.padStart(22, '0') as FollowToken });

  it('are the newest five, and stay after a reload', async () => {
    const { follow, useFollowed } = await open();
    for (const id of [1, 2, 3, 4, 5, 6, 4]) follow(link(id));
    expect(useFollowed.getState().links.map(({ id }) => id)).toEqual([4, 6, 5, 3, 2]);
    const again = await open();
    expect(again.linkOf(orderId(6))).toEqual(link(6));
    expect(again.linkOf(orderId(1))).toBeUndefined();
    again.unfollow(orderId(6));
    expect((await open()).linkOf(orderId(6))).toBeUndefined();
  });

  it('are only those that the server can have written', async () => {
    raw.followLinks = JSON.stringify([{ id: 0, token: link(1).token }]);
    expect((await open()).useFollowed.getState().links).toEqual([]);
    raw.followLinks = JSON.stringify([{ id: 1, token: 'short' }]);
    expect((await open()).useFollowed.getState().links).toEqual([]);
  });
});

describe('where an order goes', () => {
  const details = { houseNumber: '12', reference: '', phoneNumber: phone, phoneVerified: true };

  it('is remembered, and brought until the customer chooses to pick it up', async () => {
    const { useFulfilment, useAddress, knownPlace, nextStep } = await open();
    const { pinOf } = await import('../../shared/shop/fees.ts');
    expect([knownPlace(), pinOf(knownPlace())]).toEqual([
      { fulfilment: 'delivery', saved: null, details: null },
      null,
    ]);
    useAddress.setState({ saved: colima, details });
    expect(pinOf(knownPlace())).toEqual(colima.position);
    expect(nextStep([]).kind).toBe('emptyCart');
    expect(nextStep([{ ...aChoice(), key: 'one' as never }]).kind).toBe('ready');
    useFulfilment.getState().choose('pickup');
    expect([knownPlace().fulfilment, pinOf(knownPlace())]).toEqual(['pickup', null]);
    expect(JSON.stringify(raw)).toContain('recoger');
    expect((await open()).knownPlace().fulfilment).toBe('pickup');
  });

  it('is brought again when the shop ends pickup, and the customer is told until the next choice', async () => {
    const { useFulfilment, knownPlace } = await open();
    useFulfilment.getState().choose('pickup');
    useFulfilment.getState().drop('Ya no se puede recoger.');
    expect(useFulfilment.getState()).toMatchObject({
      chosen: 'delivery',
      dropped: 'Ya no se puede recoger.',
    });
    expect((await open()).knownPlace().fulfilment).toBe('delivery');
    useFulfilment.getState().choose('delivery');
    expect([useFulfilment.getState().dropped, knownPlace().fulfilment]).toEqual([null, 'delivery']);
  });
});

it('a new order is shown until it is read; another one does not end it', async () => {
  vi.resetModules();
  const { forgetNewOrder, showNewOrder, useNewOrder } = await import('../orders/newOrder.ts');
  const order = {
    id: orderId(7),
    placedAt: null,
    payment: 'cash',
    fulfilment: 'delivery',
    cash: 100 as Cents,
  } as const;
  forgetNewOrder(orderId(7));
  showNewOrder(order);
  forgetNewOrder(orderId(8));
  expect(useNewOrder.getState().order).toEqual(order);
  forgetNewOrder(orderId(7));
  expect(useNewOrder.getState().order).toBeNull();
});

it('until the shop is known a cart costs what is in it, and nothing stops it', async () => {
  const { cartQuote } = await import('../../shared/shop/cartQuote.ts');
  const { useWithoutCode } = await import('../checkout/checkoutStatus.ts');
  const place = { fulfilment: 'delivery', saved: null } as const;
  expect(cartQuote(undefined, { subtotal: 100 as Cents, place })).toEqual({
    subtotal: 100,
    fee: 0,
    total: 100,
    payments: ['cash'],
    hours: { closingNotice: null, closed: false, offersLater: false, isSilentTick: false },
  });
  expect(useWithoutCode.getState().refusal).toBeNull();
});

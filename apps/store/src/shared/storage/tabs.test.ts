import { parsePhone } from '@crepas/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAddressStorage } from '../../features/address/addressStorage.ts';
import { createSmsCountersStorage } from '../../features/phone/smsStorage.ts';
import { aChoice, memoryStorage } from '../../testing/build.ts';
import { createCartStore } from '../cart/cart.ts';
import { createCartStorage } from '../cart/cartStorage.ts';
import { createAddressDetailsStorage } from './addressDetailsStorage.ts';

const choice = aChoice(1, { quantity: 2 });
const phone = parsePhone('5512345678') ?? expect.fail();
const address = { address: 'Tabasco 170', position: { lat: 19.4, lng: -99.1 } };

describe('the stores of a page', () => {
  let page: EventTarget;
  let memory: ReturnType<typeof memoryStorage>;
  beforeEach(() => {
    vi.resetModules();
    [page, memory] = [new EventTarget(), memoryStorage()];
    vi.stubGlobal('window', page);
    vi.stubGlobal('localStorage', memory.browser);
  });
  afterEach(() => void vi.unstubAllGlobals());
  const hear = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('take over the cart of another tab', async () => {
    const { useCart } = await import('../cart/cart.ts');
    createCartStore(createCartStorage(memory), () => 'id-1')
      .getState()
      .add(choice);
    expect(useCart.getState().cart).toEqual([]);
    hear('cart');
    expect(useCart.getState().cart).toMatchObject([{ quantity: 2 }]);
  });

  it.each(['selectedAddress', 'addressDetails'])('take over what another tab wrote at %s', async (key) => {
    const { useAddress } = await import('../../features/address/address.ts');
    createAddressStorage(memory).save(address);
    createAddressDetailsStorage(memory).save({
      houseNumber: '12',
      reference: '',
      phoneNumber: phone,
      phoneVerified: true,
    });
    expect(useAddress.getState()).toMatchObject({ saved: null, details: null });
    hear(key);
    expect(useAddress.getState()).toMatchObject({ saved: address, details: { houseNumber: '12' } });
  });

  it('read the attempts of another tab, and continue counting from them', async () => {
    const { useSms } = await import('../../features/phone/sms.ts');
    const counters = { cooldownSeconds: 60, sendAttempts: 2, verifyAttempts: 1, lastTryMs: 5 };
    createSmsCountersStorage(memory).save(counters);
    const { phase } = useSms.getState().state;
    hear('smsAttempts');
    expect(useSms.getState().state).toMatchObject({ phase, counters });
  });

  it('count by the clock', async () => {
    const { useSms } = await import('../../features/phone/sms.ts');
    useSms.getState().dispatch({ kind: 'tooManyRequests' });
    expect(useSms.getState().state.counters.lastTryMs).toBeGreaterThan(Date.parse('2026-01-01'));
  });
});

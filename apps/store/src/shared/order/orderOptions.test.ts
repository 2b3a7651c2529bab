import type { Cents } from '@crepas/domain';
import { beforeEach, expect, it } from 'vitest';
import { memoryStorage } from '../../testing/build.ts';
import { createOrderOptionsStore } from './orderOptions.ts';
import { createOrderOptionsStorage } from './orderOptionsStorage.ts';

let tab: ReturnType<typeof memoryStorage>;
let device: typeof tab;
beforeEach(() => {
  [tab, device] = [memoryStorage(), memoryStorage()];
});

const aPage = () => createOrderOptionsStore(createOrderOptionsStorage(tab, device));

it('typed options survive a reload, and are gone in a new tab', () => {
  const { type, chooseCash } = aPage().getState();
  type({ note: 'Sin nuez', recipient: 'Ana', otherCash: '180' });
  chooseCash('other');
  expect(aPage().getState()).toMatchObject({
    note: 'Sin nuez',
    recipient: 'Ana',
    cash: 'other',
    otherCash: '180',
    isRemembered: false,
  });
  tab = memoryStorage();
  expect(aPage().getState()).toMatchObject({ note: '', recipient: '', cash: null, otherCash: '' });
});

it('the chosen hour survives a reload, and ends with its order', () => {
  const moment = Date.parse('2026-11-28T20:30:00-06:00');
  aPage().getState().chooseLater(moment);
  expect(aPage().getState()).toMatchObject({ isLater: true, scheduledFor: moment });
  aPage().getState().forgetOrder();
  expect(aPage().getState()).toMatchObject({ isLater: false, scheduledFor: null });
});

it('«Lo antes posible» leaves no hour behind, and what is stored is as without it', () => {
  const { chooseLater, chooseSoon, type } = aPage().getState();
  type({ note: 'Sin nuez' });
  const before = { ...tab.raw };
  chooseLater(null);
  expect(aPage().getState()).toMatchObject({ isLater: true, scheduledFor: null });
  chooseSoon();
  expect(aPage().getState()).toMatchObject({ isLater: false, scheduledFor: null });
  expect(tab.raw).toEqual(before);
});

it('only the name is stored on the device, if the customer wants it', () => {
  const first = aPage().getState();
  first.type({ note: 'Sin nuez', recipient: 'Ana' });
  first.remember(true);
  tab = memoryStorage();
  const later = aPage().getState();
  expect(later).toMatchObject({ note: '', recipient: 'Ana', isRemembered: true });
  later.remember(false);
  expect(device.raw).toEqual({});
  tab = memoryStorage();
  expect(aPage().getState()).toMatchObject({ recipient: '', isRemembered: false });
});

it('the way to pay is stored on the device', () => {
  aPage().getState().choosePayment('card');
  tab = memoryStorage();
  expect(aPage().getState().payment).toBe('card');
  aPage().getState().dropPayment();
  expect(aPage().getState()).toMatchObject({ payment: null, droppedPayment: null });
});

it('what the shop or a higher total took away is said until the next choice', () => {
  const store = aPage();
  store.getState().choosePayment('card');
  store.getState().dropPayment();
  expect(store.getState()).toMatchObject({ payment: null, droppedPayment: 'card' });
  store.getState().choosePayment('cash');
  expect(store.getState()).toMatchObject({ payment: 'cash', droppedPayment: null });
  store.getState().chooseCash(20_000 as Cents);
  store.getState().dropCash();
  expect(store.getState()).toMatchObject({ cash: null, isCashDropped: true });
  store.getState().chooseCash(50_000 as Cents);
  expect(store.getState().isCashDropped).toBe(false);
});

it('a placed order clears the note and the cash, not the name', () => {
  const store = aPage();
  store.getState().type({ note: 'Sin nuez', recipient: 'Ana' });
  store.getState().chooseCash(20_000 as Cents);
  store.getState().forgetOrder();
  expect(store.getState()).toMatchObject({ note: '', cash: null, recipient: 'Ana' });
});

it('a stored value of another type counts as none', () => {
  tab = memoryStorage({ orderOptions: '{"note":5,"cash":1.5,"recipient":null}' });
  device = memoryStorage({ recipient: '[1]' });
  expect(aPage().getState()).toMatchObject({ note: '', cash: null, recipient: '', isRemembered: false });
});

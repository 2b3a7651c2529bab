import { expect, type Page } from '@playwright/test';
import { moveOrder, ordersOf } from '../support/api.ts';
import { board } from '../support/board.ts';
import { customer } from '../support/customer.ts';
import { placeOrder } from '../support/placedOrder.ts';
import { returningCustomer } from '../support/returningCustomer.ts';
import { tap } from '../support/tap.ts';
import { comesToTheMap } from './location.ts';
import type { Phone } from './phones.ts';

/** What must work on every phone. `number` is the customer's, new in the shop. */
export type Road = (page: Page, phone: Phone, number: string) => Promise<void>;

async function opensHome(page: Page) {
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Permitir ubicación' })).toBeVisible();
}

async function fillsTheCart(page: Page) {
  await customer.opensProduct(page);
  await customer.addsToCart(page);
  await customer.opensCart(page);
}

async function saysWhere(page: Page, phone: Phone, number: string) {
  await (phone.comesToTheMap ?? comesToTheMap)(page);
  await customer.saysWhere(page, { houseNumber: '5', reference: 'Portón azul', phone: number });
}

async function provesPhone(page: Page, phone: Phone, number: string) {
  await expect(page).toHaveURL('/sms');
  await phone.beforeTheCode?.(page, number);
  await customer.provesPhone(page, number, phone.beforeTheProof);
}

/** «Finalizar»: the order is there once, home says so, and its message is in a tab or one tap away. */
async function orders(page: Page, phone: Phone, number: string, before = 0) {
  await customer.finishes(page);
  await expect(page).toHaveURL('/home');
  const placed = await ordersOf(page.request, number);
  expect(placed).toHaveLength(before + 1);
  const id = Math.max(...placed.map(({ id_pedido }) => id_pedido));
  if (phone.hasNoTabs) {
    const link = page.getByRole('link', { name: 'Enviar por WhatsApp' }).first();
    const href = (await link.getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('text')).toContain(`*Pedido #${id}*`);
  }
  await phone.afterTheOrder?.(page);
  await expect(page.getByText('Sin conexión', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ }).first()).toBeVisible();
  expect(await ordersOf(page.request, number)).toHaveLength(before + 1);
  return id;
}

const firstOrder: Road = async (page, phone, number) => {
  await opensHome(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await fillsTheCart(page);
  await customer.finishes(page);
  await expect(page).toHaveURL('/location-permission');
  await saysWhere(page, phone, number);
  await customer.opensCart(page);
  await customer.finishes(page);
  await provesPhone(page, phone, number);
  await orders(page, phone, number);
};

/** A customer who has ordered before: on this phone, or in this visit where it keeps nothing. */
const secondOrder: Road = async (page, phone, number) => {
  if (!phone.keepsNothing) {
    await returningCustomer(page, number);
    await orders(page, phone, number);
  } else {
    await firstOrder(page, phone, number);
    await fillsTheCart(page);
    await orders(page, phone, number, 1);
  }
};

const followAndCancel: Road = async (page, phone, number) => {
  if (phone.keepsNothing) await firstOrder(page, phone, number);
  else {
    await placeOrder(page.request, number);
    await returningCustomer(page, number);
    await page.goto('/home');
  }
  const [order] = await ordersOf(page.request, number);
  await tap(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ }));
  await expect(page).toHaveURL(`/order-details/${order?.id_pedido}`);
  await tap(page.getByRole('button', { name: 'Cancelar pedido' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar pedido' }));
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Cancelaste tu pedido.');
  expect(await ordersOf(page.request, number)).toEqual([]);
};

const address: Road = async (page, phone, number) => {
  await opensHome(page);
  await (phone.comesToTheMap ?? comesToTheMap)(page);
  await page.getByRole('combobox').fill('colima 120');
  await tap(page.getByRole('option', { name: /^Colima 120/ }).first());
  await expect(page.getByRole('status').filter({ hasText: /^Colima 120/ })).toBeVisible();
  await customer.saysWhere(page, { houseNumber: '120', reference: 'Portón azul', phone: number });
  await expect(page.getByText(/Colima 120/).first()).toBeVisible();
};

const evening: Road = async (page, _, number) => {
  await board.clears(page);
  await board.opens(page);
  const id = await placeOrder(page.request, number);
  await board.shows(page, id, 'Recibido');
  await board.tapsInOrder(page, id, `Aceptar #${id} en 15 min`);
  await board.shows(page, id, 'Aceptado');
  await moveOrder(page.request, id, [{ etapa: 'preparando' }]);
  await board.shows(page, id, 'En preparación');
  await board.taps(page, `Salió a entregar #${id}`);
  await board.shows(page, id, 'En camino');
  await board.taps(page, `Entregado #${id}`);
  await expect(board.card(page, id).getByRole('button', { name: `Deshacer #${id}` })).toBeVisible();
};

export const roads = {
  'first order': firstOrder,
  'second order': secondOrder,
  'follow and cancel': followAndCancel,
  address,
  'staff’s evening': evening,
} as const satisfies Readonly<Record<string, Road>>;

export type RoadName = keyof typeof roads;

import { expect } from '@playwright/test';
import { cartLine, knownCustomer, remember, stopTimers } from '../../support/state.ts';
import { tap } from '../../support/tap.ts';
import { known, long, phone, type ScreenState } from '../screenState.ts';
import { farAway, never, shopSays, withCart } from './shared.ts';

export const cartStates: readonly ScreenState[] = [
  {
    name: 'an empty cart',
    open: async (page) => {
      await page.goto('/cart');
      await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
    },
  },
  {
    name: 'a cart without an address',
    open: async (page) => {
      await remember(page, { local: { cart: [cartLine] } });
      await page.goto('/cart');
      await expect(page.getByText('No hay ubicación guardada')).toBeVisible();
    },
  },
  {
    name: 'a cart whose order was refused',
    open: async (page) => {
      const verified = knownCustomer(phone, true);
      await remember(page, { ...verified, local: { ...verified.local, cart: [cartLine] } });
      await page.goto('/cart');
      await page.context().setOffline(true);
      await tap(page.getByRole('button', { name: 'Finalizar' }));
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a cart while the shop is closed',
    open: async (page) => {
      await shopSays(page, { abierto: false });
      await remember(page, withCart);
      await page.goto('/cart');
      await expect(page.getByText('Cerrado.', { exact: true })).toBeVisible();
      await tap(page.getByRole('button', { name: 'Finalizar' }));
      await expect(page.getByRole('alert')).toContainText('Guardamos tu carrito.');
    },
  },
  {
    name: 'a cart with note, name and cash',
    isUsual: true,
    open: async (page) => {
      await shopSays(page, { extensiones: ['paga_con', 'nota_pedido', 'nombre'] });
      const orderOptions = { note: 'Sin nuez, por favor', recipient: 'Ana', cash: 'other', otherCash: '1' };
      await remember(page, { ...withCart, session: { ...withCart.session, orderOptions } });
      await page.goto('/cart');
      await expect(page.locator('[name=nota_pedido]')).toBeVisible();
      await expect(page.getByText(/^Tu pedido cuesta/)).toBeVisible();
    },
  },
  {
    name: 'a cart with room for note, name and cash',
    open: async (page) => {
      await shopSays(page, { extensiones: ['paga_con', 'nota_pedido', 'nombre'] });
      await remember(page, withCart);
      await page.goto('/cart');
      await tap(page.getByRole('button', { name: 'Exacto' }));
      await expect(page.getByRole('button', { name: 'Agregar tu nombre' })).toBeVisible();
    },
  },
  {
    name: 'a cart for an address that the shop does not reach',
    open: async (page) => {
      await shopSays(page, { extensiones: ['zona'], zona: farAway });
      await remember(page, withCart);
      await page.goto('/cart');
      await expect(page.getByText(/^Aún no llegamos hasta ahí/)).toBeVisible();
    },
  },
  {
    name: 'a cart in which nothing is left to order',
    open: async (page) => {
      const gone = { ...cartLine, id_producto: 99_999, nombre: 'Crepa de temporada' };
      await remember(page, { ...known, local: { ...known.local, cart: [gone] } });
      await page.goto('/cart');
      await expect(page.getByRole('link', { name: 'Elegir otra cosa' })).toBeVisible();
    },
  },
  {
    name: 'a cart whose order is being sent',
    open: async (page) => {
      const verified = knownCustomer(phone, true);
      await never(page, '**/api/modal*');
      await never(page, '**/api/orders');
      await remember(page, { ...verified, local: { ...verified.local, cart: [cartLine] } });
      await page.goto('/cart');
      await tap(page.getByRole('button', { name: 'Finalizar' }));
      await expect(page.getByRole('button', { name: 'Enviando…' })).toBeVisible();
    },
  },
  {
    name: 'a cart with a line taken out',
    open: async (page) => {
      const second = { ...cartLine, key: '2', id_producto: 2, nombre: 'Cajeta con nuez' };
      await remember(page, { ...withCart, local: { ...withCart.local, cart: [cartLine, second] } });
      await stopTimers(page, 6000);
      await page.goto('/cart');
      await tap(page.getByRole('button', { name: /^(Eliminar|Quitar)/ }).first());
      await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    },
  },
  {
    name: 'the cart beside the menu',
    isUsual: true,
    open: async (page) => {
      await remember(page, withCart);
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto('/home');
      await tap(page.getByRole('button', { name: /^Carrito/ }));
      await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
    },
  },
  {
    name: 'a cart with long words and large numbers',
    open: async (page) => {
      const lines = [
        { ...cartLine, key: '1', precio: 1250, quantity: 2 },
        { ...cartLine, key: '2', id_producto: 2, nombre: long.product, precio: long.pesos, quantity: 50 },
        { ...cartLine, key: '3', id_producto: 3, nombre: long.word, precio: 9 },
      ];
      // Otherwise the menu would replace prices and names.
      await never(page, '**/api/modal*');
      await remember(page, { ...known, local: { ...known.local, cart: lines } });
      await page.goto('/cart');
      await expect(page.getByText(long.word)).toBeVisible();
    },
  },
];

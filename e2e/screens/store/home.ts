import { expect, type Page } from '@playwright/test';
import { withoutWhatsApp } from '../../support/customer.ts';
import { isAlive, withoutRendering } from '../../support/ownPage.ts';
import { cartLine, colima, knownCustomer, remember } from '../../support/state.ts';
import { tap } from '../../support/tap.ts';
import { answers, heading, known, long, phone, type ScreenState } from '../screenState.ts';
import { firstCard, never, shopSays, withCart } from './shared.ts';

export const homeStates: readonly ScreenState[] = [
  {
    name: 'home',
    isUsual: true,
    open: async (page) => {
      await remember(page, withCart);
      await page.goto('/home');
      await expect(firstCard(page)).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('list')).toHaveCSS('margin-bottom', '100px');
      const promoted = page
        .getByRole('region', { name: 'Mejores Selecciones' })
        .getByRole('listitem')
        .first();
      expect((await promoted.boundingBox())?.width).toBeGreaterThanOrEqual(120);
    },
  },
  {
    name: 'home with an order under way and a message to send',
    isUsual: true,
    open: async (page) => {
      const whatsAppOffer = { orderId: 9, link: 'https://wa.me/521' };
      await remember(page, { ...knownCustomer(phone, true), session: { session: { whatsAppOffer } } });
      const active = { id_pedido: 9, total: 194, estado: 0, productos: [{ id_producto: 1, imagen: null }] };
      await page.route('**/api/orders/user/*', (route) => route.fulfill({ json: [active] }));
      await page.goto('/home');
      await expect(page.getByText('PEDIDO EN PREPARACIÓN')).toBeVisible();
    },
  },
  {
    name: 'home with earlier orders',
    open: async (page) => {
      const lineOf = (id: number, name: string) => ({
        product: { id, name, imageUrl: cartLine.imagen_url },
        quantity: id,
        extras: [],
        crepas: [],
      });
      const pastOrders = [
        { id: 2, lines: [lineOf(1, cartLine.nombre), lineOf(2, long.product)] },
        { id: 1, lines: [lineOf(3, long.word)] },
      ];
      const customer = knownCustomer(phone, true);
      await remember(page, { ...customer, local: { ...customer.local, pastOrders } });
      await page.goto('/home');
      await expect(page.getByRole('region', { name: 'Pedir otra vez' }).getByRole('button')).toHaveCount(2);
    },
  },
  ...(['the address book', 'a place of the address book'] as const).map((name) => ({
    name,
    open: async (page: Page) => {
      const place = { ...colima, houseNumber: '5', reference: '', name: 'Casa' };
      const addressBook = [place, { ...place, name: '', address: long.product }];
      await remember(page, { ...known, local: { ...known.local, addressBook } });
      await page.goto('/home');
      await isAlive(page);
      await tap(page.getByRole('link', { name: /^Enviar a/ }));
      const sheet = page.getByRole('dialog', { name: 'Tus direcciones' });
      await expect(sheet.getByRole('listitem')).toHaveCount(2);
      if (name === 'the address book') return;
      await tap(sheet.getByRole('button', { name: 'Editar Casa' }));
      await expect(sheet.getByLabel('Nombre')).toBeVisible();
    },
  })),
  {
    name: 'home after an order was placed',
    open: async (page) => {
      await withoutWhatsApp(page.context());
      await never(page, '**/api/modal*');
      const placed = { id_pedido: 9, total: 194, estado: 0, fecha_pedido: new Date().toISOString() };
      await page.route('**/api/orders', (route) => route.fulfill({ status: 201, json: placed }));
      const active = { ...placed, etapa: 'recibido', productos: [{ id_producto: 1, imagen: null }] };
      await answers('**/api/orders/user/*', [active])(page);
      const verified = knownCustomer(phone, true);
      await remember(page, { ...verified, local: { ...verified.local, cart: [cartLine] } });
      await page.goto('/cart');
      await tap(page.getByRole('button', { name: 'Finalizar' }));
      await expect(page.getByText('¡Listo! Recibimos tu pedido #9.')).toBeVisible();
      await expect(page.getByText('Recibido', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'home of a shop that pauses',
    open: async (page) => {
      await shopSays(page, { pausa_hasta: '2099-11-16T20:40:00-06:00' });
      await remember(page, withCart);
      await page.goto('/home');
      await expect(page.getByText(/^Pausamos pedidos hasta/)).toBeVisible();
    },
  },
  {
    name: 'home of a busy shop',
    open: async (page) => {
      await shopSays(page, { ocupado: { minutos: 65, hasta: '2099-11-16T20:40:00-06:00' } });
      await remember(page, withCart);
      await page.goto('/home');
      await expect(page.getByText('Hoy tardamos unos 65 minutos')).toBeVisible();
    },
  },
  {
    name: 'home without network',
    open: async (page) => {
      await remember(page, withCart);
      await page.goto('/home');
      await isAlive(page);
      await page.context().setOffline(true);
      await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'home while it loads',
    open: async (page) => {
      await withoutRendering(page);
      await remember(page, known);
      await never(page, '**/api/category?*');
      await never(page, '**/api/promo');
      await page.goto('/home');
      await heading(page, 'Qué vas a pedir hoy?');
      const places = (section: string) =>
        page.getByRole('region', { name: section }).getByRole('status').locator('li');
      await expect(places('Mejores Selecciones')).toHaveCount(5);
      await expect(places('Qué vas a pedir hoy?')).toHaveCount(4);
    },
  },
  {
    name: 'a category that cannot be had',
    open: async (page) => {
      await remember(page, known);
      await page.route('**/api/category?*', (route) => route.fulfill({ status: 404, json: {} }));
      await page.goto('/home');
      await tap(page.getByRole('tab').last());
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    },
  },
  {
    name: 'home with long words and large numbers',
    open: async (page) => {
      const cart = Array.from({ length: 12 }, (_, place) => ({
        ...cartLine,
        key: `${place}`,
        precio: long.pesos,
      }));
      const product = { ...cartLine, id_producto: 900, precio: long.pesos };
      const products = [long.product, long.word].map((nombre, place) => ({
        ...product,
        id_producto: 900 + place,
        nombre,
      }));
      await withoutRendering(page);
      await answers('**/api/category?*', products)(page);
      await answers('**/api/promo', products)(page);
      const address = {
        ...known.local,
        selectedAddress: { address: `${long.word}, ${long.product}`, position: colima.position },
      };
      await remember(page, { ...known, local: { ...address, cart } });
      await page.goto('/home');
      await expect(firstCard(page)).toContainText(long.product);
    },
  },
];

import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { holdTheApp, isAlive, withoutRendering } from './support/ownPage.ts';
import { cartLine, knownCustomer, remember, romaNorte, stopTimers } from './support/state.ts';

/** Every screen of the store in every state: axe, light and dark, phone and desktop; nothing is cut off from 320 on. */

// Two workers share them: one alone would still be at them when the other has nothing left to do.
test.describe.configure({ mode: 'parallel' });

const phone = '5557000001';
const known = knownCustomer(phone);
const withCart = { ...known, local: { ...known.local, cart: [cartLine] } };

type State = { readonly name: string; readonly open: (page: Page) => Promise<unknown> };

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeVisible();
const fails = (page: Page, calls: string) =>
  page.route(calls, (route) => route.fulfill({ status: 500, json: { error: 'Algo salió mal.' } }));
const never = (page: Page, calls: string) => page.route(calls, () => {});
const codeSent = (page: Page) =>
  page.route('**/accounts:sendVerificationCode*', (route) => route.fulfill({ json: { sessionInfo: 'abc' } }));
const firstCard = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').first();

/** A combo of the demo menu. */
async function opensCombo(page: Page) {
  await remember(page, known);
  await page.goto('/home');
  await page.getByRole('tab', { name: 'Combos' }).click();
  await page
    .getByRole('tabpanel', { name: 'Combos' })
    .getByRole('link', { name: /^Agregar/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('group', { name: /crepas/i })
      .getByRole('button')
      .first(),
  ).toBeVisible();
}

const order = {
  id_pedido: 9,
  total: 194,
  fecha_pedido: '2026-11-20T19:30:00-06:00',
  detalles: [
    {
      id_detalle: 1,
      imagen: null,
      producto: { nombre: 'Combo de tres', precio: 179 },
      cantidad: 1,
      combo: 'Nutella, Cajeta, Fresas',
      extras: 'Nuez',
      precio_total_extras: 15,
    },
  ],
};

const states: readonly State[] = [
  {
    name: 'home',
    open: async (page) => {
      await remember(page, withCart);
      await page.goto('/home');
      await expect(firstCard(page)).toBeVisible();
    },
  },
  {
    name: 'home with an order under way and a message to send',
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
      await page.goto('/home');
      await heading(page, 'Qué vas a pedir hoy?');
    },
  },
  {
    name: 'a category that cannot be had',
    open: async (page) => {
      await remember(page, known);
      await page.route('**/api/category?*', (route) => route.fulfill({ status: 404, json: {} }));
      await page.goto('/home');
      await page.getByRole('tab').last().click();
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    },
  },
  {
    name: 'the location dialog',
    open: async (page) => {
      await page.goto('/home');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the location dialog after a no',
    open: async (page) => {
      await page.context().clearPermissions();
      await page.goto('/home');
      await page.getByRole('button', { name: 'Permitir ubicación' }).click();
      await expect(page.getByText(/^Has denegado el permiso de ubicación\./)).toBeVisible();
    },
  },
  {
    name: 'the location page',
    open: async (page) => {
      await page.goto('/location-permission');
      await heading(page, /./);
    },
  },
  {
    name: 'the map',
    open: async (page) => {
      await remember(page, known);
      await page.goto('/address');
      await expect(page.locator('[data-gmaps-marker]')).toBeVisible();
      await page.getByRole('combobox').fill('colima');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'no map',
    open: async (page) => {
      await remember(page, known);
      await page.route('**/gmaps-sim/maps/api/js*', (route) => route.abort());
      await page.goto('/address');
      await expect(page.getByText('Error al cargar Google Maps')).toBeVisible();
    },
  },
  {
    name: 'the details, all wrong',
    open: async (page) => {
      await remember(page, known);
      await page.goto('/userdata');
      for (const field of ['houseNumber', 'reference', 'phoneNumber']) {
        await page.locator(`[name=${field}]`).fill(' ');
      }
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('Este campo es requerido').first()).toBeVisible();
    },
  },
  {
    name: 'a product with extras',
    open: async (page) => {
      await remember(page, known);
      await page.goto('/home');
      await firstCard(page).getByRole('link').first().click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await isAlive(page);
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'a combo with too few crepas',
    open: async (page) => {
      await stopTimers(page, 5000);
      await opensCombo(page);
      await page
        .getByRole('group', { name: /crepas/i })
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('button', { name: /^Agregar al carrito/ }).click();
      await expect(page.getByText('Agrega 3 crepas')).toBeVisible();
    },
  },
  {
    name: 'a combo without crepas to choose',
    open: async (page) => {
      await page.route('**/api/crepa-combo', (route) => route.fulfill({ status: 404, json: {} }));
      await remember(page, known);
      await page.goto('/home');
      await page.getByRole('tab', { name: 'Combos' }).click();
      await page.getByRole('tabpanel', { name: 'Combos' }).getByRole('link').first().click();
      await expect(page.getByText(/^Error al cargar:/)).toBeVisible();
    },
  },
  {
    name: 'a product that is not there',
    open: async (page) => {
      await page.goto('/add/999999');
      await expect(page.getByText('Producto no encontrado')).toBeVisible();
    },
  },
  {
    name: 'a product that cannot be had',
    open: async (page) => {
      await withoutRendering(page);
      await fails(page, '**/api/modal*');
      await page.goto('/add/1');
      await expect(page.getByText('Error al obtener el producto')).toBeVisible();
    },
  },
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
      await page.getByRole('button', { name: 'Finalizar' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a cart with a line taken out',
    open: async (page) => {
      const second = { ...cartLine, key: '2', id_producto: 2, nombre: 'Cajeta con nuez' };
      await remember(page, { ...withCart, local: { ...withCart.local, cart: [cartLine, second] } });
      await stopTimers(page, 6000);
      await page.goto('/cart');
      await page
        .getByRole('button', { name: /^(Eliminar|Quitar)/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    },
  },
  {
    name: 'the cart beside the menu',
    open: async (page) => {
      await remember(page, withCart);
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto('/home');
      await page.getByRole('button', { name: /^Carrito/ }).click();
      await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
    },
  },
  {
    name: 'the phone',
    open: async (page) => {
      await remember(page, known);
      await page.goto('/sms');
      await expect(page.locator('[name=phone]')).toBeVisible();
    },
  },
  {
    name: 'the code',
    open: async (page) => {
      await remember(page, known);
      await codeSent(page);
      await page.goto('/sms');
      await page.getByRole('button', { name: 'Enviar código' }).click();
      await expect(page.getByText('Código enviado por SMS.')).toBeVisible();
      await expect(page.getByText(/^Espera \d:\d\d/)).toBeVisible();
    },
  },
  {
    name: 'a locked phone',
    open: async (page) => {
      const counters = { smsCooldown: 900, smsAttempts: 5, smsLastTry: Date.now() };
      await remember(page, { ...known, local: { ...known.local, ...counters } });
      await page.goto('/sms');
      await expect(page.getByText(/Espera 15 minutos/)).toBeVisible();
    },
  },
  {
    name: 'an order',
    open: async (page) => {
      await page.route('**/api/order-details/9', (route) => route.fulfill({ json: order }));
      await page.goto('/order-details/9');
      await expect(page.getByText('Monto Tot.')).toBeVisible();
    },
  },
  {
    name: 'an order that is not there',
    open: async (page) => {
      await page.goto('/order-details/999999');
      await expect(page.getByText('Error', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'maintenance',
    open: async (page) => {
      await page.route('**/api/promo', (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto('/maintenance');
      await expect(page.getByText('Estamos en mantenimiento')).toBeVisible();
    },
  },
  {
    name: 'no such page',
    open: async (page) => {
      await page.goto('/nada');
      await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    },
  },
  {
    name: 'a screen that breaks',
    open: async (page) => {
      await page.route('**/assets/SmsScreen-*.js', (route) => route.abort());
      await page.goto('/sms');
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    },
  },
];

test.use({ geolocation: romaNorte });

for (const { name, open } of states) {
  test(`${name} is open to everyone`, async ({ page }) => {
    await open(page);
    await expectAccessible(page);
    await expectToFit(page);
  });
}

test('the splash is open to everyone', async ({ page }) => {
  await holdTheApp(page);
  await page.goto('/');
  await page.addStyleTag({ content: '* { animation: none !important }' });
  await expectAccessible(page);
  await expectToFit(page);
  await expect(page).toHaveURL('/');
});

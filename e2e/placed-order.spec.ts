import { expect, type Page } from '@playwright/test';
import { answers, shopSays } from './screens/screenState.ts';

import { moveOrder, ordersOf } from './support/api.ts';
import { customer, test } from './support/customer.ts';
import { layoutShift } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** After «Finalizar»: that it worked, when the order arrives, and what to do until then. */

const order = {
  id_pedido: 9,
  total: 194,
  fecha_pedido: '2026-11-20T19:40:00-06:00',
  estado: 0,
  etapa: 'aceptado',
  detalles: [
    {
      id_detalle: 1,
      imagen: null,
      producto: { nombre: 'Cajeta con nuez', precio: 97 },
      cantidad: 2,
      combo: null,
      extras: null,
      precio_total_extras: 0,
    },
  ],
};

test('home says that the order worked, and keeps it one tap away', async ({ page }) => {
  const phone = '5559130001';
  await returningCustomer(page, phone);
  const before = Date.now();
  await customer.orders(page);
  const [placed] = await ordersOf(page.request, phone);
  const notice = page
    .getByRole('status')
    .filter({ hasText: `¡Listo! Recibimos tu pedido #${placed?.id_pedido}.` });
  await expect(notice).toContainText(`Ten a la mano $${placed?.total.toFixed(2)} en efectivo.`);
  // The shop's 45 minutes, perhaps a minute later than this test began.
  const clocks = [0, 1, 2].map((minute) =>
    new Date(before + (45 + minute) * 60_000).toLocaleTimeString('en-US', {
      timeZone: 'America/Mexico_City',
      hour: 'numeric',
      minute: '2-digit',
    }),
  );
  const shown = /Llega hacia las? (\d+:\d\d) ([ap])\.m\./.exec(await notice.innerText());
  expect(clocks).toContain(`${shown?.[1]} ${shown?.[2]?.toUpperCase()}M`);
  await expect(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ })).toBeInViewport();
  expect(await layoutShift(page)).toBeLessThan(0.001);

  await tap(notice.getByRole('link', { name: 'Ver pedido' }));
  await expect(page).toHaveURL(`/order-details/${placed?.id_pedido}`);
  await expect(page.getByText(/pronto lo confirma\. Llega hacia las? /)).toBeVisible();
  await tap(page.getByRole('link', { name: 'Volver' }));
  await expect(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the message ends with the answer of the shop', async ({ page }) => {
  const phone = '5559130004';
  await returningCustomer(page, phone);
  await customer.orders(page);
  const notice = page.getByRole('status').filter({ hasText: '¡Listo!' });
  await expect(notice).toBeVisible();
  const [placed] = await ordersOf(page.request, phone);
  await moveOrder(page.request, placed?.id_pedido ?? 0, [{ etapa: 'aceptado' }]);
  await expect(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ })).toContainText('Aceptado');
  await expect(notice).toHaveCount(0);
});

async function opensAt(page: Page, clock: string, changes: object = {}, shop: object = {}) {
  await shopSays({ extensiones: ['horario'], zona_horaria: 'America/Mexico_City', ...shop })(page);
  await answers('**/api/order-details/9', { ...order, ...changes })(page);
  await remember(page, knownCustomer('5559130003', true));
  await page.clock.install({ time: new Date(`2026-11-20T${clock}:00-06:00`) });
  await page.goto('/order-details/9');
  return page.getByRole('main').getByRole('status').first();
}

test('an order shows the promised time and what to do', { tag: '@long' }, async ({ page }) => {
  const notice = await opensAt(page, '19:50');
  await expect(notice).toHaveText('La tienda aceptó tu pedido. Llega hacia las 8:25 p.m.');
  await expect(page.getByText('Ten a la mano $194.00 en efectivo. Aquí ves cómo avanza')).toBeVisible();
});

test('a late order says when it is expected now, and how to reach the shop', { tag: '@long' }, async ({
  page,
}) => {
  const notice = await opensAt(page, '20:31', {}, { whatsapp: '525512345678' });
  await expect(notice).toHaveText('La tienda aceptó tu pedido. Vamos tarde: ahora hacia las 8:45 p.m.');
  await expect(page.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+525512345678');
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
});

test('who corrects the delivery details keeps the order; without a session the phone is to be proven first', async ({
  page,
}) => {
  const phone = '5559130006';
  await returningCustomer(page, phone);
  await customer.orders(page);
  const order = page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ });
  await expect(order).toBeVisible();
  await page.goto('/userdata');
  await page.getByLabel('Número de casa').fill('14');
  await tap(page.getByRole('button', { name: 'Guardar' }));
  await expect(page).toHaveURL('/home');
  await expect(order).toBeVisible();

  // Another app took the browser's storage away, but for what the form saved.
  await page.evaluate(() => {
    localStorage.removeItem('phoneSession');
    const details = JSON.parse(localStorage.getItem('addressDetails') ?? '{}');
    localStorage.setItem('addressDetails', JSON.stringify({ ...details, phoneVerification: false }));
  });
  await page.goto('/home');
  await expect(page.getByText('Verifica tu teléfono para ver tu pedido.')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Ver mi pedido' }));
  await expect(
    page.getByText('Para ver tu pedido aquí, verifica el número con el que pediste.'),
  ).toBeVisible();
  await tap(page.getByRole('link', { name: 'Verificar mi teléfono' }));
  await expect(page).toHaveURL('/sms');
});

test('after «Finalizar» the cart never says that it is empty', { tag: '@long' }, async ({ page }) => {
  await returningCustomer(page, '5559130007');
  await page.evaluate(() => {
    const look = () => {
      if (document.body.innerText.includes('Tu carrito está vacío'))
        document.documentElement.dataset.wasEmpty = '';
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await customer.orders(page);
  await expect(page.getByRole('status').filter({ hasText: '¡Listo! Recibimos tu pedido #' })).toBeVisible();
  await expect(page.locator('html[data-was-empty]')).toHaveCount(0);
});

import { expect, type Page } from '@playwright/test';
import { readAsOwner, writeAsOwner } from './support/api.ts';
import { storedCart } from './support/cart.ts';
import { customer, test } from './support/customer.ts';
import { settles } from './support/ownPage.ts';
import { placeOrder } from './support/placedOrder.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** Orders for later (extension `programar`), from the cart to the order's page. */

const minuteMs = 60_000;
const off = { activo: false, dias: 0, por_cuarto: null };

test.afterEach(async ({ request }) => {
  await writeAsOwner(request, '/shop', { horario: [], abierto: true, programar: off });
});

const takesOrders = (page: Page, settings: object = {}) =>
  writeAsOwner(page.request, '/shop', {
    programar: { activo: true, dias: 1, por_cuarto: null },
    ...settings,
  });

/** Hours of every day that begin in half an hour, by the clock of the shop, and last eight. */
function opensSoon(): object {
  const time = (later: number) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Mexico_City',
      hour: '2-digit',
      minute: '2-digit',
    }).format(Date.now() + later * minuteMs);
  const hours = { abre: time(30), cierra: time(30 + 480) };
  return { horario: [1, 2, 3, 4, 5, 6, 7].map((dia) => ({ dia, ...hours })) };
}

const later = (page: Page) => page.getByRole('radio', { name: 'A otra hora' });
const hours = (page: Page) => page.getByRole('combobox', { name: /^Hora/ });
/** The moments of the list, as the server writes them, without the full ones. */
const offeredIn = (page: Page) =>
  hours(page)
    .getByRole('option', { disabled: false })
    .evaluateAll((options) =>
      options.map((option) => new Date(Number((option as HTMLOptionElement).value)).toISOString()),
    );
const chooses = (page: Page, moment: string | undefined) =>
  hours(page).selectOption(String(Date.parse(moment ?? '')));

type ForLater = { readonly id_pedido: number; readonly telefono_usuario: string; readonly para?: string };
async function orderOf(page: Page, phone: string): Promise<ForLater> {
  const active = await readAsOwner<ForLater[]>(page.request, '/active-orders');
  const [order, ...more] = active.filter(({ telefono_usuario }) => telefono_usuario === phone);
  expect(more).toEqual([]);
  if (!order) throw new Error('no order');
  return order;
}

const windows = [
  { name: 'on a small phone', use: { viewport: { width: 320, height: 640 } }, tag: [], phones: '555918' },
  {
    name: 'at a desk, with a mouse',
    use: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
    tag: ['@long'],
    phones: '555919',
  },
];

for (const { name, use, tag, phones } of windows)
  test.describe(name, { tag }, () => {
    test.use(use);

    test('a closed shop takes an order for after its opening', async ({ page }) => {
      const phone = `${phones}0001`;
      await takesOrders(page, opensSoon());
      await returningCustomer(page, phone);
      await expect(page.getByText('Pide desde ahora para después.')).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(1);
      await expect(later(page)).not.toBeChecked();

      // Nothing is chosen: «Finalizar» says what is missing.
      await customer.finishes(page);
      await expect(page.getByRole('alert')).toContainText(
        /^Cerrado\. Abrimos (hoy|mañana) a las? \d+:\d\d [ap]\.m\. Pide desde ahora para después\. Guardamos tu carrito\./,
      );
      await expect(later(page)).toBeFocused();
      await tap(page.getByRole('button', { name: 'A otra hora' }));
      await expect(hours(page)).toBeFocused();
      const [first, second] = await offeredIn(page);
      expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() + 30 * minuteMs);
      await chooses(page, second);

      // The chosen hour survives a reload.
      await page.reload();
      await expect(hours(page)).toHaveValue(String(Date.parse(second ?? '')));
      const message = await customer.orders(page);
      expect(message).toMatch(/^\*Pedido #\d+\*\n\*Para: \d+ [a-z]{3}, \d+:\d\d [ap]\.m\.\*\n\n/);
      expect((await orderOf(page, phone)).para).toBe(second);

      await expect(page.getByText(/^Es para (hoy|mañana) a las? \d+:\d\d [ap]\.m\./)).toBeVisible();
      await tap(page.getByRole('link', { name: /PEDIDO PROGRAMADO/ }));
      await expect(
        page.getByText(/^La tienda tiene tu pedido y lo confirma cuando abra\. Es para/),
      ).toBeVisible();
      // The next order begins without an hour.
      expect(await page.evaluate(() => sessionStorage.getItem('orderOptions'))).not.toContain('scheduledFor');
    });

    test('an extra that is sold out today is ordered for tomorrow', { tag: '@long' }, async ({ page }) => {
      const phone = `${phones}0006`;
      await takesOrders(page);
      const [id] = await readAsOwner<number[]>(page.request, '/producto-ingredientes/1');
      const soldOut = (agotado: boolean) =>
        writeAsOwner(page.request, `/ingredientes/${id}/agotado`, { agotado });
      await soldOut(true);
      try {
        await returningCustomer(page, phone);
        await tap(page.getByRole('link', { name: /^Editar/ }));
        const extra = page.getByRole('checkbox', { description: /Agotado por hoy; para otro día sí hay/ });
        await tap(extra);
        await expect(extra).toBeChecked();
        await tap(page.getByRole('button', { name: /^Guardar cambios/ }));
        await expect(page).toHaveURL('/cart');
        const gone = page.getByText(/^El extra .* ya no está disponible\.$/);
        await expect(gone).toBeVisible();

        await tap(later(page));
        await expect(hours(page)).toBeVisible();
        const lastOfToday = (await offeredIn(page)).at(-1);
        await tap(page.getByRole('radio', { name: 'Mañana' }));
        await expect.poll(() => offeredIn(page)).not.toContain(lastOfToday);
        // The shop's day begins at five: what is sold out today is back.
        await chooses(page, (await offeredIn(page)).at(-1));
        await expect(gone).toHaveCount(0);
        await customer.orders(page);
        const { id_pedido } = await orderOf(page, phone);
        const [{ extras }] = (
          await readAsOwner<{ detalles: [{ extras: string }] }>(page.request, `/order-details/${id_pedido}`)
        ).detalles;
        expect(extras).not.toBe('');
      } finally {
        await soldOut(false);
      }
    });

    test('the last place of a quarter of an hour goes to another: the nearest is one tap away', {
      tag: '@long',
    }, async ({ page }) => {
      const phone = `${phones}0002`;
      await takesOrders(page, { programar: { activo: true, dias: 1, por_cuarto: 1 } });
      await returningCustomer(page, phone);
      const asked = page.waitForResponse('**/api/horas?*');
      await tap(later(page));
      await asked;
      await expect(hours(page)).toBeVisible();
      const [, wanted] = await offeredIn(page);
      await chooses(page, wanted);
      await placeOrder(page.request, `${phones}0003`, { para: wanted });

      await customer.finishes(page);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Esa hora se llenó. Elige otra.');
      expect(await storedCart(page)).toHaveLength(1);
      const nearest = alert.getByRole('button');
      await expect(nearest).toHaveCount(3);
      // The list says it too.
      await expect(hours(page).locator('option:checked')).toHaveText(/· Lleno$/);
      await tap(nearest.first());
      await expect(alert).toHaveCount(0);
      await customer.orders(page);
      const { para } = await orderOf(page, phone);
      expect(para).not.toBe(wanted);
      expect(Math.abs(Date.parse(para ?? '') - Date.parse(wanted ?? ''))).toBeLessThanOrEqual(60 * minuteMs);
    });

    test('an hour that passes while the cart is open is chosen again, and never moved', {
      tag: '@long',
    }, async ({ page }) => {
      const phone = `${phones}0004`;
      await takesOrders(page);
      await page.clock.install();
      await returningCustomer(page, phone);
      await tap(later(page));
      await expect(hours(page)).toBeVisible();
      const [first] = await offeredIn(page);
      await chooses(page, first);
      await settles(page);

      // The server's clock does not follow the page's: from here on the page has only its own.
      await page.route('**/api/shop', (route) => route.abort());
      await page.clock.fastForward(16 * minuteMs);
      await expect(page.getByText('Esa hora ya no se puede elegir. Elige otra.').first()).toBeVisible();
      await expect(hours(page)).toHaveValue('');
      await customer.finishes(page);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Esa hora ya no se puede elegir.');
      expect(await readAsOwner<ForLater[]>(page.request, '/active-orders')).not.toContainEqual(
        expect.objectContaining({ telefono_usuario: phone }),
      );
      await tap(alert.getByRole('button').first());
      const [next] = await offeredIn(page);
      await customer.orders(page);
      expect((await orderOf(page, phone)).para).toBe(next);
    });
  });

test.describe('at a desk, by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  /** Presses «Tab» until the element has the focus. */
  async function tabTo(page: Page, name: string | RegExp, role: 'radio' | 'combobox' | 'button') {
    const target = page.getByRole(role, { name });
    for (let step = 0; step < 60; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  test('an open shop takes an order for tomorrow, which can be cancelled while it is on hold', {
    tag: '@long',
  }, async ({ page }) => {
    const phone = '5559180005';
    await takesOrders(page);
    await returningCustomer(page, phone);
    await expect(page.getByRole('radio', { name: 'Lo antes posible' })).toBeChecked();
    await tabTo(page, 'Lo antes posible', 'radio');
    await page.keyboard.press('ArrowDown');
    await expect(later(page)).toBeChecked();
    await expect(hours(page)).toBeVisible();
    // In the last hour before midnight none of today is left.
    if ((await page.getByRole('radio', { name: 'Hoy' }).count()) > 0) {
      await tabTo(page, 'Hoy', 'radio');
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByRole('radio', { name: 'Mañana' })).toBeChecked();
    await tabTo(page, /^Hora/, 'combobox');
    // A key opens no list: it chooses. Letters would choose another hour where a second passes between two of them.
    // The last hour of the list: between midnight and five the shop's next day ends before tomorrow's evening.
    const option = hours(page).getByRole('option').last();
    const [last, moment] = [await option.innerText(), (await option.getAttribute('value')) ?? ''];
    await page.keyboard.press('End');
    await expect(hours(page)).toHaveValue(moment);
    const chosen = new Date(Number(moment)).toISOString();
    expect(Date.parse(chosen)).toBeGreaterThan(Date.now());
    await tabTo(page, /^Finalizar/, 'button');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
    const { id_pedido, para } = await orderOf(page, phone);
    expect(para).toBe(chosen);

    await writeAsOwner(page.request, `/orders/${id_pedido}`, { etapa: 'aceptado' }, 'PATCH');
    await page.goto(`/order-details/${id_pedido}`);
    const confirmed = page.getByText(`Confirmado para mañana a las ${last}`);
    await expect(confirmed).toContainText('La tienda empieza');
    await tabTo(page, 'Cancelar pedido', 'button');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Sí, cancelar pedido', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cancelaste tu pedido.')).toBeVisible();
  });
});

import { expect, type Page, test } from '@playwright/test';
import { openProbe } from '../packages/backend/blackbox/harness/probe.ts';
import { aDevice } from '../packages/backend/blackbox/harness/pushDevice.ts';
import { ordersOf } from './support/api.ts';
import { board } from './support/board.ts';
import { customer, withoutWhatsApp } from './support/customer.ts';
import { inOtherBrowser } from './support/ownPage.ts';
import { openOwnShop } from './support/ownShop.ts';
import { withPushService } from './support/push.ts';
import { returningCustomer } from './support/returningCustomer.ts';

/** An order that nobody answers, with the alerts of a real server whose database's clock the test moves. */

test.beforeEach(board.clears);

/** The server looks every twenty seconds at the latest. */
const looks = { timeout: 60_000 };

const unconfirmed = (page: Page) => page.getByText('La tienda todavía no confirma tu pedido.');

test('the card says who was alerted, and after three minutes the customer reads the truth', async ({
  browser,
}) => {
  const probe = await openProbe();
  const shop = await openOwnShop(probe.env);
  const here = { baseURL: shop.url, serviceWorkers: 'allow', locale: 'es-MX' } as const;
  const phone = '5576000001';
  try {
    const { clave } = await (await fetch(`${shop.url}/api/push/clave`)).json();
    const device = await aDevice({ url: shop.url, authUrl: '' }, clave);
    const titles = async () => (await device.arrived()).map(({ titulo }) => titulo);

    await inOtherBrowser(browser, { ...here, viewport: { width: 1280, height: 900 } }, async (tablet) => {
      await withPushService(tablet, { endpoint: device.endpoint, keys: device.keys });
      await board.opens(tablet); // the owner
      await board.taps(tablet, 'Avisarme en este equipo');
      await expect(tablet.getByText('Este equipo recibe avisos')).toBeVisible();

      await inOtherBrowser(browser, here, async (page) => {
        await withoutWhatsApp(page.context());
        await returningCustomer(page, phone);
        const orderedAtMs = Date.now();
        await customer.orders(page);
        const id = (await ordersOf(page.request, phone))[0]?.id_pedido ?? 0;
        await page.goto(`/order-details/${id}`);
        await expect(page.getByText('La tienda tiene tu pedido y pronto lo confirma.')).toBeVisible();
        await board.shows(tablet, id, 'Recibido');

        // The staff are alerted after one minute, the owner after three: on a busy machine some of the time has passed by itself.
        await probe.passTime(Math.max(0, 75 - (Date.now() - orderedAtMs) / 1000));
        await expect(board.card(tablet, id)).toContainText('Avisamos al personal', looks);
        await expect(board.card(tablet, id)).not.toContainText('dueña');
        await expect.poll(titles, looks).toEqual([`Pedido #${id} sin respuesta`]);
        await expect(unconfirmed(page)).toHaveCount(0);

        await probe.passTime(110);
        await expect(board.card(tablet, id)).toContainText('Avisamos al personal y a la dueña', looks);
        await expect
          .poll(titles, looks)
          .toEqual([`Pedido #${id} sin respuesta`, `Nadie ha tomado el pedido #${id}`]);
        await expect(unconfirmed(page)).toContainText('Ya le avisamos a la dueña.');
        await expect(page.getByText('pronto lo confirma')).toHaveCount(0);
        const { whatsapp } = await (await page.request.get('/api/shop')).json();
        await expect(page.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', `tel:+${whatsapp}`);
        await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
          'href',
          new RegExp(`wa\\.me/${whatsapp}.*${id}`),
        );

        await board.tapsInOrder(tablet, id, `Aceptar #${id} en 20 min`);
        await expect(page.getByText('La tienda aceptó tu pedido.')).toBeVisible();
        await expect(unconfirmed(page)).toHaveCount(0);
      });
    });
  } finally {
    await shop.close();
  }
});

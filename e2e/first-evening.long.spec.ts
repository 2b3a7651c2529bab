import { expect, test } from '@playwright/test';
import { board } from './support/board.ts';
import { customer, withoutWhatsApp } from './support/customer.ts';
import { owner } from './support/menuMaking.ts';
import { inOtherBrowser } from './support/ownPage.ts';
import { openOwnShop } from './support/ownShop.ts';
import { staff } from './support/staff.ts';
import { romaNorte } from './support/state.ts';
import { tap } from './support/tap.ts';

/** A shop in production mode with an empty database: from nothing to the first order. */

test('the owner creates a menu, a customer orders from it, and the board shows the order', async ({
  browser,
}) => {
  const shop = await openOwnShop({ SEED: 'off' });
  const here = { baseURL: shop.url };
  const phone = '5574000001';
  try {
    await inOtherBrowser(browser, here, async (page) => {
      await customer.arrives(page);
      await expect(page.getByText('Aún no hay productos')).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
    });

    await inOtherBrowser(browser, here, async (page) => {
      await staff.opens(page, '/admin');
      await tap(page.getByRole('link', { name: 'Crear categoría' }));
      await owner.createsCategory(page, 'Malteadas');
      await tap(page.getByRole('link', { name: 'Productos' }));
      await owner.createsProduct(page, { name: 'Malteada de mamey', price: '72.50' });
      await owner.createsExtra(page, { name: 'Nube de tamarindo', price: '12' });
      await owner.assigns(page, 'Nube de tamarindo', { category: 'Malteadas', product: 'Malteada de mamey' });
    });

    const atHome = { ...here, geolocation: romaNorte, permissions: ['geolocation'] };
    await inOtherBrowser(browser, atHome, async (page) => {
      await withoutWhatsApp(page.context());
      await customer.arrives(page);
      await tap(page.getByRole('link', { name: /^Agregar Malteada de mamey/ }));
      await page.getByRole('checkbox', { name: 'Nube de tamarindo' }).check();
      await customer.addsToCart(page);
      await customer.opensCart(page);
      await customer.introducesThemselves(page, phone);
      expect(await customer.orders(page)).toContain('*Total: $84.50*');
    });

    await inOtherBrowser(browser, here, async (page) => {
      await board.opens(page, 'cocina@crepas.test');
      await board.shows(page, 1, 'Recibido');
      await expect(board.card(page, 1)).toContainText('$84.50');
    });
  } finally {
    await shop.close();
  }
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../packages/backend/blackbox/harness/freePort.ts';
import { board } from './support/board.ts';
import { customer, withoutWhatsApp } from './support/customer.ts';
import { buildApp } from './support/ownBuild.ts';
import { complaintsOf, inOtherBrowser } from './support/ownPage.ts';
import { openOwnShop } from './support/ownShop.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { aPicture } from './support/staff.ts';
import { romaNorte } from './support/state.ts';
import { serveFiles } from './support/staticHost.ts';
import { tap } from './support/tap.ts';

/** docs/deploying.md, «Apps on a static host»: both apps built with `VITE_*`, each on an origin, the API on a third. */

const folder = mkdtempSync(join(tmpdir(), 'crepas-static-'));
const phone = '5575000001';

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('apps on static hosts order, sign in and upload a picture with the API on another origin', async ({
  browser,
}) => {
  test.slow(); // builds both apps
  const [storePort, adminPort] = [await freePort(), await freePort()];
  const origins = [storePort, adminPort].map((port) => `http://127.0.0.1:${port}`);
  const shop = await openOwnShop({ CORS_ORIGINS: origins.join() });
  const variables = {
    VITE_API_URL: `${shop.url}/api`,
    VITE_FIREBASE_API_KEY: 'demo',
    VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
    VITE_FIREBASE_PROJECT_ID: 'demo-crepas',
    VITE_AUTH_EMULATOR_PORT: process.env.E2E_AUTH_PORT ?? '',
    VITE_MAPS_URL: `${shop.url}/gmaps-sim`,
    VITE_IMAGE_UPLOAD_URL: `${shop.url}/image-host/v1_1/demo-crepas/image/upload`,
    VITE_WHATSAPP: '525500000000',
  };
  buildApp('store', join(folder, 'store'), variables);
  buildApp('admin', join(folder, 'admin'), variables);
  // The picture addresses of the demo's menu have no host, unlike those of a real image account.
  const elsewhere = { paths: /^\/image-host\//, url: shop.url };
  const store = await serveFiles({ folder: join(folder, 'store'), port: storePort, elsewhere });
  const admin = await serveFiles({ folder: join(folder, 'admin'), port: adminPort, elsewhere });

  try {
    const atHome = { baseURL: store.url, geolocation: romaNorte, permissions: ['geolocation'] };
    await inOtherBrowser(browser, atHome, async (page) => {
      const complaints = complaintsOf(page);
      await withoutWhatsApp(page.context());
      await customer.arrives(page);
      await customer.opensProduct(page);
      await customer.addsToCart(page);
      await customer.opensCart(page);
      await customer.introducesThemselves(page, phone);
      expect(await customer.orders(page)).toContain('*Pedido #1*');
      await expect(page.getByText('PEDIDO EN PREPARACIÓN')).toBeVisible();
      expect(complaints).toEqual([]);
    });

    await inOtherBrowser(browser, { baseURL: admin.url }, async (page) => {
      const complaints = complaintsOf(page);
      await board.opens(page);
      await board.shows(page, 1, 'Recibido');
      await board.tapsInOrder(page, 1, 'Aceptar #1 en 15 min');
      await board.shows(page, 1, 'Aceptado');

      await page.goto('/create');
      await page.locator('[name=nombre]').fill('Crepa de lejos');
      await page.locator('[name=precio]').fill('60');
      await page.locator('[name=categoria]').selectOption('Combos');
      await page.locator('[name=imagen]').setInputFiles(await aPicture(page, 'teal'));
      await tap(page.getByRole('button', { name: 'Crear producto' }));
      await hasSaid(page, 'Producto creado correctamente!');
      const picture = page.getByRole('listitem').filter({ hasText: 'Crepa de lejos' }).locator('img').first();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      expect(complaints).toEqual([]);
    });
  } finally {
    await Promise.all([store.close(), admin.close()]);
    await shop.close();
  }
});

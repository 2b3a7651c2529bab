import { expect, test } from '@playwright/test';
import { openOtherOrigin } from './support/otherOrigin.ts';
import { rememberCustomer } from './support/returningCustomer.ts';
import { openStaticHost } from './support/staticHost.ts';
import { tap } from './support/tap.ts';

/** The store on a static host, and its server at another origin, which refuses the preflight of a header that it does not know (spec §7 alone). */

for (const [allowed, isTaken] of [
  [[], false],
  [['authorization', 'content-type', 'idempotency-key'], true],
] as const) {
  test(`the server allows ${allowed.join(', ') || 'no header'}: the order is ${isTaken ? 'placed' : 'refused with a true sentence'}`, async ({
    page,
    baseURL,
  }) => {
    const phone = isTaken ? '5511117171' : '5511117272';
    const server = await openOtherOrigin(baseURL ?? '', allowed);
    const host = await openStaticHost(baseURL ?? '', `${server.url}/api`);
    try {
      await rememberCustomer(page, phone);
      await page.goto(`${host.url}/cart`);
      await tap(page.getByRole('button', { name: 'Finalizar' }));
      if (isTaken) {
        await expect(page).toHaveURL(`${host.url}/home`);
        expect(server.orders).toBe(1);
        return;
      }
      await expect(page.getByText(/su servidor rechaza esta página: avísale a la tienda/)).toBeVisible();
      await expect(page.getByText(/Revisa tu internet/)).toHaveCount(0);
      expect(server.orders).toBe(0);
      await page.reload();
      // The cart and what was tried are kept.
      await expect(page.getByText('Cajeta con nuez').first()).toBeVisible();
    } finally {
      await host.close();
      await server.close();
    }
  });
}

import { expect } from '@playwright/test';
import { countCodes } from './phones/signIn.ts';
import { blocksSiteData, hasNoRoom, hasNoStorage } from './phones/storage.ts';
import { ordersOf } from './support/api.ts';
import { customer, test } from './support/customer.ts';
import { romaNorte } from './support/state.ts';
import { tap } from './support/tap.ts';

/** A first order where the browser keeps nothing for the page (decision R12): blocked site data, or no room. */

test.use({ geolocation: romaNorte, permissions: ['geolocation'] });

for (const [index, [name, stub]] of [
  ['blocked site data', blocksSiteData] as const,
  ['full site data', hasNoRoom] as const,
  ['a browser without site data', hasNoStorage] as const,
].entries()) {
  test(`${name}: a first order is placed with one code, and one sentence says that the cart is not kept`, async ({
    page,
  }) => {
    const phone = `555934000${index}`;
    const codes = countCodes(page);
    await stub(page);
    await customer.arrives(page);
    await customer.opensProduct(page);
    await customer.addsToCart(page);
    await customer.opensCart(page);
    const notKept = page.getByText(
      'Tu navegador no guarda tu carrito: se pierde si cierras o recargas esta página.',
    );
    await expect(notKept).toHaveCount(1);
    await customer.finishes(page);
    await tap(page.getByRole('button', { name: 'Permitir ubicación' }));
    await expect(page.locator('[data-gmaps-marker]')).toBeVisible();
    await customer.saysWhere(page, { houseNumber: '5', reference: 'Portón azul', phone });
    await customer.opensCart(page);
    await customer.finishes(page);
    await expect(
      page.getByText('Tu navegador no guarda datos: termina tu pedido sin cerrar ni recargar esta página.'),
    ).toBeVisible();
    expect(codes.sent).toBe(0);
    await customer.provesPhone(page, phone);
    expect(await customer.orders(page)).toContain('*Pedido #');
    expect(await ordersOf(page.request, phone)).toHaveLength(1);
    expect(codes.sent).toBe(1);
  });
}

import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { smsCode } from './api.ts';
import { knownCustomer, remember } from './state.ts';
import { tap } from './tap.ts';

export const customer = {
  /** Opens the shop for the first time: skips the splash and dismisses the location dialog. */
  async arrives(page: Page) {
    await page.goto('/');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button', { name: 'Permitir ubicación' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Qué vas a pedir hoy?' })).toBeVisible();
  },

  /** Opens a product on home by its plus button, by position among the visible ones. */
  async opensProduct(page: Page, place = 0) {
    await tap(
      page
        .getByRole('tabpanel')
        .getByRole('link', { name: /^Agregar/ })
        .nth(place),
    );
    // The screen changes a frame after the tap.
    await expect(page).toHaveURL(/\/add\//);
  },

  async addsToCart(page: Page) {
    // It is shown for half a second: on a busy machine no frame may be drawn meanwhile, but an observer is told of every change.
    const added = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!document.body.textContent?.includes('Producto Agregado')) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
    );
    await tap(page.getByRole('button', { name: /^Agregar al carrito/ }));
    await added;
    await expect(page).toHaveURL('/home');
  },

  async opensCart(page: Page) {
    await tap(page.getByRole('link', { name: /Ver carrito/ }));
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: 'Tu carrito' })).toBeVisible();
  },

  async finishes(page: Page) {
    await tap(page.getByRole('button', { name: 'Finalizar' }));
  },

  /** From `/address` with a loaded map to the saved form. */
  async saysWhere(page: Page, details: { houseNumber: string; reference: string; phone: string }) {
    await tap(page.getByRole('button', { name: 'Guardar ubicación' }));
    await expect(page).toHaveURL('/userdata');
    await page.locator('[name=houseNumber]').fill(details.houseNumber);
    await page.locator('[name=reference]').fill(details.reference);
    await page.locator('[name=phoneNumber]').fill(details.phone);
    await tap(page.getByRole('button', { name: /Guardar/ }));
    await expect(page).toHaveURL('/home');
  },

  /** From `/sms` back to the cart, with the code of the emulator. */
  async provesPhone(page: Page, phone: string, beforeTheProof?: (page: Page) => Promise<unknown>) {
    await expect(page).toHaveURL('/sms');
    await page.locator('[name=phone]').fill(phone);
    await tap(page.getByRole('button', { name: /Enviar código/ }));
    await expect(page.getByText('Código enviado por SMS.')).toBeVisible();
    await beforeTheProof?.(page);
    await page.locator('[name=code]').fill(await smsCode(page.request, phone));
    await tap(page.getByRole('button', { name: /Verificar/ }));
    await expect(page).toHaveURL('/cart');
  },

  /** A new customer with a browser position: from the cart to the verified phone, and back. */
  async introducesThemselves(page: Page, phone: string) {
    await customer.finishes(page);
    await tap(page.getByRole('button', { name: 'Permitir ubicación' }));
    await expect(page.locator('[data-gmaps-marker]')).toBeVisible();
    await customer.saysWhere(page, { houseNumber: '5', reference: 'Portón azul', phone });
    await customer.opensCart(page);
    await customer.finishes(page);
    await customer.provesPhone(page, phone);
  },

  /** Taps «Finalizar», and returns the text of the WhatsApp message in its new tab. */
  async orders(page: Page): Promise<string> {
    const tabOpened = page.context().waitForEvent('page');
    await customer.finishes(page);
    const tab = await tabOpened;
    await tab.waitForURL('https://wa.me/**');
    const text = new URL(tab.url()).searchParams.get('text') ?? '';
    await tab.close();
    await expect(page).toHaveURL('/home');
    return text;
  },
};

/**
 * Verifies the phone and fills the cart on the screens, for tests of their effects; the address is known.
 */
export async function comesToTheCart(page: Page, phone: string): Promise<void> {
  await remember(page, knownCustomer(phone));
  await page.goto('/sms');
  await customer.provesPhone(page, phone);
  await page.goto('/home');
  await customer.opensProduct(page);
  await customer.addsToCart(page);
  await customer.opensCart(page);
}

/** WhatsApp is not reachable: its address is answered with an empty page. */
export const withoutWhatsApp = (context: BrowserContext) =>
  context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>WhatsApp</p>' }),
  );

/** Tests of pages from which WhatsApp is not reachable. */
export const test = base.extend<{ whatsApp: undefined }>({
  whatsApp: [
    async ({ context }, run) => {
      await withoutWhatsApp(context);
      await run(undefined);
    },
    { auto: true },
  ],
});

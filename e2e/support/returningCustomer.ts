import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { provePhone } from './api.ts';
import { lineOf } from './cart.ts';
import { knownCustomer, remember } from './state.ts';

/**
 * A returning customer at the cart: known address, phone, one crepa. Written into the storage, except
 * Firebase's own session, which only its SDK can write.
 *
 * @param isProven false: «Finalizar» leads to the code first
 */
export async function returningCustomer(page: Page, phone: string, isProven = true): Promise<void> {
  await rememberCustomer(page, phone, isProven);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Finalizar' })).toBeVisible();
}

/** What the browser of a returning customer has stored, for a page that is not open yet. */
export async function rememberCustomer(page: Page, phone: string, isProven = true): Promise<void> {
  const { idToken, refreshToken, expiresIn } = await provePhone(page.request, phone);
  const known = knownCustomer(phone, isProven);
  await remember(page, {
    ...known,
    local: {
      ...known.local,
      phoneSession: { token: idToken, refreshToken, expiresAtMs: Date.now() + Number(expiresIn) * 1000 },
      cart: [await lineOf(page, '/category?categoria=1')],
      cartId: randomUUID(),
    },
  });
}

import { expect, test } from '@playwright/test';
import { writeAsOwner } from './support/api.ts';
import { customer } from './support/customer.ts';
import { complaintsOf, isAlive, layoutShift } from './support/ownPage.ts';
import { placeOrder } from './support/placedOrder.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { colima, detailsOf, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** `/aviso-de-privacidad` and `/tienda` (decision H11). */

const responsable = {
  nombre: 'Ana López Ruiz',
  domicilio: 'Colima 55, Roma Norte, 06700 Ciudad de México',
  correo: 'ana@crepas.example',
  telefono: '',
};
const ofHome = (name: string) => ({ name, exact: true });

test.afterEach(async ({ request }) => {
  await writeAsOwner(request, '/shop', { responsable: null, horario: [] });
});

test('home’s foot leads to both pages, which say who is responsible and when the shop is open', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  await writeAsOwner(request, '/shop', {
    responsable,
    horario: [{ dia: 5, abre: '18:00', cierra: '01:00' }],
  });
  await remember(page, { local: { selectedAddress: colima } });
  await page.goto('/home');
  await isAlive(page);
  await tap(page.getByRole('link', ofHome('La tienda')));
  await expect(page).toHaveURL('/tienda');
  await isAlive(page);
  await expect(page.getByText(responsable.nombre)).toBeVisible();
  await expect(page.getByText('6:00 p.m. a 1:00 a.m.')).toBeVisible();
  await expect(page.getByText('Precios en pesos, IVA incluido.')).toBeVisible();
  await tap(page.getByRole('link', ofHome('aviso de privacidad')));
  await expect(page).toHaveURL('/aviso-de-privacidad');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso de privacidad');
  // Beside the name of the person who answers, and where a customer reads how to ask.
  const mails = page.getByRole('link', { name: responsable.correo });
  await expect(mails).toHaveCount(2);
  for (const mail of await mails.all()) {
    await expect(mail).toHaveAttribute('href', `mailto:${responsable.correo}`);
  }
  await page.reload();
  await isAlive(page);
  await expect(page.getByText(responsable.domicilio)).toBeVisible();
  expect(complaints).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

test('a cart has the links, and a form opens the notice in a tab of its own', async ({ page, context }) => {
  await returningCustomer(page, '5511119191');
  const links = page.getByRole('navigation', { name: 'Sobre la tienda' });
  for (const [name, path] of [
    ['La tienda', '/tienda'],
    ['Aviso de privacidad', '/aviso-de-privacidad'],
  ] as const) {
    await expect(links.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await page.goto('/userdata');
  await page.getByLabel('Referencia').fill('Portón azul');
  const opened = context.waitForEvent('page');
  await tap(page.getByRole('link', { name: /^Aviso de privacidad/ }));
  const notice = await opened;
  await expect(notice.getByRole('heading', { name: 'Qué datos guardamos' })).toBeVisible();
  await expect(page.getByLabel('Referencia')).toHaveValue('Portón azul');
});

test('«Olvidar mis datos en este teléfono» leaves nothing of a customer, and the staff’s session', async ({
  page,
}) => {
  const phone = '5511119292';
  await page.goto('/tienda');
  // Not by `remember`, which would write it again after the reload.
  await page.evaluate(
    ([address, details]) => {
      localStorage.setItem('selectedAddress', JSON.stringify(address));
      localStorage.setItem('addressDetails', JSON.stringify(details));
      localStorage.setItem('ticketPaper', '"58"');
      sessionStorage.setItem('session', JSON.stringify({ splashSeen: true, locationAnswered: true }));
    },
    [colima, detailsOf(phone)] as const,
  );
  await page.goto('/sms');
  await customer.provesPhone(page, phone);
  const order = await placeOrder(page.request, phone);
  await page.goto('/home');
  await expect(page.getByText(`#${order}`).first()).toBeVisible();
  await customer.opensProduct(page);
  await customer.addsToCart(page);

  const other = await page.context().newPage();
  await other.goto('/cart');
  await tap(other.getByRole('button', { name: 'Agregar nota para la cocina' }));
  await other.getByLabel('Nota para la cocina').fill('Para Ana, sin nuez');

  await page.goto('/userdata');
  await tap(page.getByRole('link', { name: 'Olvidar mis datos' }));
  await expect(page).toHaveURL('/aviso-de-privacidad#este-telefono');
  await isAlive(page);
  const button = page.getByRole('button', { name: 'Olvidar mis datos en este teléfono' });
  await expect(button).toBeInViewport();
  await tap(button);
  await tap(page.getByRole('button', { name: 'No, conservarlos' }));
  expect(await page.evaluate(() => localStorage.getItem('phoneSession'))).not.toBeNull();
  const cartId = await page.evaluate(() => localStorage.getItem('cartId'));
  await tap(button);
  await tap(page.getByRole('button', { name: 'Sí, olvidar' }));
  await expect(page.getByText('En este teléfono no queda ningún dato tuyo.')).toBeVisible();
  // The id is of the next cart: every visit has one.
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'cartId',
    'forgottenAt',
    'ticketPaper',
  ]);
  expect(await page.evaluate(() => localStorage.getItem('cartId'))).not.toBe(cartId);
  expect(await page.evaluate(providerAccounts)).toEqual([]);
  // The other tab is loaded anew, without what was typed there.
  await expect(other.getByText('Tu carrito está vacío').first()).toBeVisible();
  await expect
    .poll(() => other.evaluate(() => sessionStorage.getItem('orderOptions') ?? ''))
    .not.toContain('Ana');

  await page.goto('/home');
  await isAlive(page);
  await expect(page.getByText(`#${order}`)).toHaveCount(0);
  await page.goto('/cart');
  await expect(page.getByText('Tu carrito está vacío').first()).toBeVisible();
  await page.goto('/sms');
  await expect(page.locator('[name=phone]')).toHaveValue('');
});

/** The keys of the sign-in provider's accounts in this browser. */
const providerAccounts = () =>
  new Promise<unknown>((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const keys = opening.result
        .transaction('firebaseLocalStorage')
        .objectStore('firebaseLocalStorage')
        .getAllKeys();
      keys.onsuccess = () => resolve(keys.result);
    };
  });

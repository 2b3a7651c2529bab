import { expect, type Page, test } from '@playwright/test';
import { isAlive } from './support/ownPage.ts';
import { colima, detailsOf, knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** The last places that were delivered to, one tap away in the header. */

const phone = '5557400021';
const work = {
  name: 'Trabajo',
  address: 'Tabasco 170, Roma Nte.',
  position: { lat: 19.4163, lng: -99.1632 },
  houseNumber: '3',
  reference: 'Recepción',
};
const here = { ...colima, name: '', houseNumber: detailsOf(phone).houseNumber, reference: '' };
const header = (page: Page) => page.getByRole('link', { name: /^Enviar a/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Tus direcciones' });
const places = (page: Page) => sheet(page).getByRole('listitem');
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name) ?? '', key).then((text) => JSON.parse(text || 'null'));

async function opensBook(page: Page, book: unknown) {
  const known = knownCustomer(phone, true);
  await remember(page, { ...known, local: { ...known.local, addressBook: book } });
  await page.goto('/home');
  await isAlive(page);
  await tap(header(page));
  await expect(sheet(page)).toBeVisible();
}

test('a place is chosen in one tap; pin, number and reference come with it', async ({ page }) => {
  await opensBook(page, [here, work]);
  await expect(places(page)).toHaveCount(2);
  await tap(places(page).getByRole('button', { name: /^Trabajo/ }));
  await expect(sheet(page)).toBeHidden();
  await expect(header(page)).toHaveText(`Enviar a ${work.address}`);
  const { address, position, houseNumber, reference } = work;
  expect(await stored(page, 'selectedAddress')).toEqual({ address, position });
  expect(await stored(page, 'addressDetails')).toEqual({
    ...detailsOf(phone, true),
    houseNumber,
    reference,
  });
});

test('a place gets a name, keeps it, and is removed', async ({ page }) => {
  await opensBook(page, [here, work]);
  await tap(sheet(page).getByRole('button', { name: `Editar ${colima.address}` }));
  await tap(sheet(page).getByRole('button', { name: 'Casa', exact: true }));
  await tap(sheet(page).getByRole('button', { name: 'Guardar' }));
  await expect(places(page).first()).toContainText('Casa');
  await page.reload();
  await isAlive(page);
  await tap(header(page));
  await expect(places(page).first()).toContainText('Casa');
  await tap(sheet(page).getByRole('button', { name: 'Editar Trabajo' }));
  await tap(sheet(page).getByRole('button', { name: 'Eliminar dirección' }));
  await expect(places(page)).toHaveCount(1);
  expect(await stored(page, 'addressBook')).toMatchObject([{ name: 'Casa', address: colima.address }]);
  // The one that the shop delivers to now: deleted, it stays so.
  await tap(sheet(page).getByRole('button', { name: 'Editar Casa' }));
  await tap(sheet(page).getByRole('button', { name: 'Eliminar dirección' }));
  await expect(places(page)).toHaveCount(0);
  await page.reload();
  await isAlive(page);
  await tap(header(page));
  await expect(sheet(page)).toBeVisible();
  await expect(places(page)).toHaveCount(0);
});

test('without its chunk the tap opens the map, as before', async ({ page }) => {
  await remember(page, knownCustomer(phone, true));
  await page.route('**/assets/AddressBook-*.js', (route) => route.abort());
  await page.goto('/home');
  await isAlive(page);
  await tap(header(page));
  await expect(page).toHaveURL('/address', { timeout: 30_000 });
});

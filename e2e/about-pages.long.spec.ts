import { expect, test } from '@playwright/test';
import { writeAsOwner } from './support/api.ts';
import { complaintsOf, isAlive, layoutShift } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { colima, remember } from './support/state.ts';
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

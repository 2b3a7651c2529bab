import { expect, test } from '@playwright/test';
import { writeAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { staff } from './support/staff.ts';

test.afterEach(async ({ request }) => {
  await writeAsOwner(request, '/shop', { responsable: null });
});

test('who answers for the shop is entered, public, and a refusal stands beside its field', async ({
  page,
  request,
}) => {
  await staff.opens(page, '/shop#quien-responde');
  await page.getByLabel('Nombre o razón social').fill('Ana López Ruiz');
  await page.getByLabel('Correo').fill('ana');
  await board.taps(page, 'Guardar quién responde');
  const address = page.getByLabel('Domicilio');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('Escribe el domicilio');
  await address.fill('Colima 55, Roma Norte, 06700 Ciudad de México');
  await board.taps(page, 'Guardar quién responde');
  await expect(page.getByLabel('Correo')).toHaveAccessibleDescription('Escribe un correo como ana@tienda.mx');
  await page.getByLabel('Correo').fill('ana@crepas.example');

  // A server with a stricter rule refuses: the sentence stands at its field, and nothing typed is lost.
  await page.route('**/api/shop', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: { error: '«responsable.nombre»: no lleva emojis.', campo: 'responsable.nombre' },
        })
      : route.fallback(),
  );
  const name = page.getByLabel('Nombre o razón social');
  await name.fill('Ana 🥞');
  await board.taps(page, 'Guardar quién responde');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('No lleva emojis.');
  await expect(page.getByText('Revisa los datos marcados')).toBeVisible();
  await expect(page.getByLabel('Correo')).toHaveValue('ana@crepas.example');
  await page.unroute('**/api/shop');
  await name.fill('Ana López Ruiz');
  await board.taps(page, 'Guardar quién responde');
  await expect(page.getByText('Guardaste quién responde.')).toBeVisible();

  const { responsable } = await (await request.get('/api/shop')).json();
  expect(responsable).toEqual({
    nombre: 'Ana López Ruiz',
    domicilio: 'Colima 55, Roma Norte, 06700 Ciudad de México',
    correo: 'ana@crepas.example',
    telefono: '',
  });
  await expect(async () => {
    const home = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
    expect(home).toContain('"streetAddress":"Colima 55, Roma Norte, 06700 Ciudad de México"');
  }).toPass();
});

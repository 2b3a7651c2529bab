import { expect, type Page } from '@playwright/test';
import { serveBare, type Unknown } from './support/bareServer.ts';
import { comesToTheCart, customer, test } from './support/customer.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { staff } from './support/staff.ts';
import { staffScreens } from './support/staffScreens.ts';
import { tap } from './support/tap.ts';

/**
 * Both apps with a server that has the calls of spec §7 alone, with exactly their fields: prices are texts, a write answers no number, and a
 * change replaces the whole product. What it does not have is answered with 404, with a page, or with 500; none of it stands in the way, and
 * none of it is offered.
 */

const phoneOf: Readonly<Record<Unknown, string>> = {
  missing: '5576000001',
  page: '5576000002',
  broken: '5576000003',
};

/** A link or button may come with a late answer: looked at when the screen has its content. */
const notOffered = (page: Page, name: string | RegExp) =>
  Promise.all(
    (['link', 'button', 'checkbox'] as const).map((role) =>
      expect(page.getByRole(role, { name })).toHaveCount(0),
    ),
  );

for (const unknown of ['missing', 'page', 'broken'] as const) {
  test.describe(`what the server does not have is ${unknown}`, () => {
    test('a customer orders, and a lost answer makes no second order', async ({ page }) => {
      const shop = await serveBare(page, unknown);
      await comesToTheCart(page, phoneOf[unknown]);
      expect(await customer.orders(page)).toContain('*Pedido #41*');
      expect(shop.orders).toMatchObject([
        {
          telefono_usuario: phoneOf[unknown],
          metodo_pago: 'efectivo',
          notas: '',
          total: 89.5,
          productos: [{ id_producto: 1, cantidad: 1, precio_unitario: 89.5, extras: null, combo: null }],
        },
      ]);
      await expect(page.getByText('PEDIDO EN PREPARACIÓN')).toBeVisible();

      await customer.opensProduct(page, 1);
      await customer.addsToCart(page);
      await customer.opensCart(page);
      shop.losesAnswer = true;
      await customer.finishes(page);
      await tap(page.getByRole('button', { name: 'Reintentar' }));
      await expect(page).toHaveURL('/home');
      await expect(page.getByRole('link', { name: /#42/ })).toBeVisible();
      expect(shop.orders.map(({ total }) => total)).toEqual([89.5, 75]);
    });

    test('staff keep the menu, and are offered what the server has', async ({ page }) => {
      const shop = await serveBare(page, unknown);
      await staff.opens(page, '/orders');
      const screens = await staffScreens(page);
      await expect(screens).toHaveText(['Pedidos', 'Productos', 'Categorías', 'Extras', 'Crear Extra']);
      await expect(page.getByText('Los pedidos nuevos suenan hasta que toques «Enterado».')).toBeVisible();
      await notOffered(page, /Corte del día|Nuevo pedido|Pausar/);

      await test.step('a change sends the whole product', async () => {
        await page.goto('/admin?categoria=1');
        await tap(page.getByRole('button', { name: 'Ocultar Cajeta' }));
        await expect(page.getByRole('button', { name: 'Mostrar Cajeta' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Sin marca' })).toBeVisible();
        // The button changes before the answer.
        await expect
          .poll(() => shop.products[0])
          .toMatchObject({ nombre: 'Cajeta', precio: 89.5, disponible: 0, combo: 0 });
        await tap(page.getByRole('link', { name: 'Editar Fresa' }));
        await expect(page.locator('[name=nombre]')).toHaveValue('Fresa');
        await notOffered(page, /Mejores Selecciones|Se puede elegir en un combo|[Gg]rupo/);
        for (const label of ['Calorías', 'Alérgenos', 'También se encuentra como']) {
          await expect(page.getByLabel(label)).toHaveCount(0);
        }
        await page.locator('[name=precio]').fill('80');
        await tap(page.getByRole('button', { name: 'Guardar cambios' }));
        await hasSaid(page, 'Producto actualizado correctamente');
        expect(shop.products[1]).toMatchObject({ nombre: 'Fresa', precio: 80, disponible: 1, combo: 0 });
        // Nothing is sent for extras that are not changed.
        expect(shop.links).toEqual({});
        await tap(page.getByRole('link', { name: 'Editar Fresa' }));
        await tap(page.getByRole('button', { name: 'Extras: Nuez' }));
        await page.getByRole('checkbox', { name: 'Nuez' }).uncheck();
        await tap(page.getByRole('button', { name: 'Guardar cambios' }));
        await expect.poll(() => shop.links).toEqual({ 2: [] });
        // Its draft ends with the form, and would end the next step's too.
        await expect(page.getByRole('link', { name: 'Editar Fresa' })).toBeVisible();
      });

      await test.step('a new product gets its extras, though the answer has no number', async () => {
        await page.evaluate(() => {
          const draft = { name: 'Guayaba', imageUrl: '/image-host/guayaba.png', price: '90' };
          sessionStorage.setItem('formDrafts', JSON.stringify({ 'duena@crepas.test product new': draft }));
        });
        await page.goto('/create?categoria=1');
        await tap(page.getByRole('button', { name: 'Sin extras' }));
        await page.getByRole('checkbox', { name: 'Nuez' }).check();
        await tap(page.getByRole('button', { name: 'Crear producto' }));
        await hasSaid(page, 'Producto creado correctamente!');
        const created = shop.products.find(({ nombre }) => nombre === 'Guayaba');
        expect(shop.links[String(created?.id_producto)]).toEqual(['1']);
      });

      await test.step('extras are created, and none is offered to be hidden', async () => {
        await page.goto('/create-extras');
        await expect(page.getByRole('heading', { name: 'Nuez' })).toBeVisible();
        await notOffered(page, /^(Ocultar|Mostrar|Editar|Eliminar)/);
        await page.locator('[name=nombre]').fill('Coco');
        await page.locator('[name=descripcion]').fill('Rallado');
        await page.locator('[name=precio_extra]').fill('10');
        await tap(page.getByRole('button', { name: 'Crear Extra' }));
        await hasSaid(page, 'Extra creado correctamente!');
        await expect(page.getByRole('heading', { name: 'Coco' })).toBeVisible();
      });

      await test.step('the addresses of what it does not have say so', async () => {
        for (const [path, sentence] of [
          ['/orders/nuevo', 'Tu servidor no toma pedidos por teléfono'],
          ['/orders/41/cambiar', 'Tu servidor no cambia pedidos'],
          ['/orders/report', 'Tu servidor no lleva cortes del día.'],
          ['/historial', 'Tu servidor no guarda los cambios.'],
          ['/personas', 'Tu servidor no busca datos de personas'],
          ['/codigos', 'Tu servidor no tiene códigos'],
          ['/grupos', 'Tu servidor no tiene grupos de opciones'],
          [
            '/shop',
            unknown === 'broken'
              ? 'No pudimos cargar la tienda'
              : 'Tu servidor no guarda los datos de la tienda',
          ],
          ['/personal', 'Tu servidor no maneja los accesos'],
        ] as const) {
          await page.goto(path);
          await expect(page.getByText(sentence)).toBeVisible();
        }
      });
    });
  });
}

test('what the server has is known before its answer at the next visit', async ({ page }) => {
  await serveBare(page, 'missing');
  await staff.opens(page, '/orders');
  const corte = page.getByRole('link', { name: 'Corte del día' });
  await expect(page.getByText('hasta que toques «Enterado»')).toBeVisible();
  await page.route('**/api/shop', () => {});
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pedidos' })).toBeVisible();
  await expect(page.getByText('hasta que toques «Enterado»')).toBeVisible();
  await expect(corte).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Tienda' })).toHaveCount(0);
});

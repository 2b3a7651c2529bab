import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import {
  delivered,
  moveOrder,
  ordersOf,
  type ProductWire,
  provePhone,
  readAsOwner,
  writeAsOwner,
} from './support/api.ts';
import { board } from './support/board.ts';
import { placeOrder } from './support/placedOrder.ts';
import { staff } from './support/staff.ts';
import { opensScreen } from './support/staffScreens.ts';
import { tap } from './support/tap.ts';

/** Promo codes of the owner (extension `codigos`): made, refused, paused, ended, used, printed, deleted and brought back. */

type CodeWire = {
  id_codigo: number;
  codigo: string;
  hasta: string | null;
  pausado: boolean;
  usados: number;
  ahorro: number;
};

test.beforeEach(board.clears);

const codeNow = async (request: APIRequestContext, name: string) =>
  (await readAsOwner<CodeWire[]>(request, '/codigos')).find(({ codigo }) => codigo === name);

/** Nothing stays behind: other journeys see a shop without codes. */
async function removeCode(request: APIRequestContext, name: string) {
  const code = await codeNow(request, name);
  if (code) await writeAsOwner(request, `/codigos/${code.id_codigo}`, {}, 'DELETE');
}

/** The crepa of {@link placeOrder}, of which it orders two. */
async function crepa(request: APIRequestContext): Promise<ProductWire> {
  const [category] = await readAsOwner<{ id: number }[]>(request, '/category-asc');
  const products = await readAsOwner<ProductWire[]>(request, `/category?categoria=${category?.id}`);
  const product = products.find(({ combo }) => combo === 0);
  if (!product) throw new Error('the menu has no crepa');
  return product;
}

const money = (pesos: number) => `$${pesos.toFixed(2)}`;

const windows = [
  { width: 390, hasTouch: true },
  { width: 1280, hasTouch: false },
];

for (const { width, hasTouch } of windows) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch, isMobile: hasTouch });

    const name = `CREPA${width}`;
    test.afterEach(({ request }) => removeCode(request, name));

    const card = (page: Page): Locator =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

    test('a code is made, refused, paused, ended, used, deleted and brought back', async ({
      page,
      request,
    }) => {
      await removeCode(request, name);
      await staff.opens(page, '/orders');
      await opensScreen(page, 'Códigos');
      await tap(page.getByRole('link', { name: 'Crear código' }));
      const field = (label: string) => page.getByRole('textbox', { name: label });
      const create = page.getByRole('button', { name: 'Crear código' });

      await test.step('what is wrong stands at its field', async () => {
        await field('Código').fill('ab');
        await tap(create);
        await expect(page.getByText('Lleva de 3 a 20 letras y números, sin espacios.')).toBeVisible();
        await expect(field('Código')).toBeFocused();
        await field('Código').fill(`crépa-${width}`);
        await expect(page.getByText(`Se guarda como ${name}`)).toBeVisible();
        await tap(page.getByRole('radio', { name: 'Monto' }));
        await field('Monto').fill('30');
        await expect(page.getByText('Este código puede dejar el pedido en $0.00')).toBeVisible();
        await tap(page.getByRole('radio', { name: 'Porcentaje' }));
        await field('Porcentaje').fill('10');
        await field('En total').fill('50');
      });

      await test.step('a reload keeps what was typed', async () => {
        await page.reload();
        await expect(field('Código')).toHaveValue(`crépa-${width}`);
        await tap(create);
        await expect(page.getByText('Código creado')).toBeVisible();
        await expect(card(page)).toContainText('10 % de descuento');
        await expect(card(page)).toContainText('0 de 50 veces');
      });

      await test.step('another one of the same name is refused', async () => {
        await tap(page.getByRole('link', { name: 'Crear código' }));
        await field('Código').fill(name.toLowerCase());
        await field('Porcentaje').fill('20');
        await tap(create);
        await expect(page.getByText(/Ya hay un código/).first()).toBeVisible();
        await expect(field('Código')).toBeFocused();
        await tap(page.getByRole('link', { name: 'Volver' }));
        await tap(page.getByRole('button', { name: 'Salir sin guardar' }));
      });

      await test.step('one tap pauses it, and another one takes that back', async () => {
        await tap(card(page).getByRole('button', { name: `Pausar ${name}` }));
        await expect(card(page)).toContainText('Pausado');
        await expect.poll(async () => (await codeNow(request, name))?.pausado).toBe(true);
        await tap(page.getByRole('button', { name: 'Deshacer' }));
        await expect(card(page)).toContainText('Vale ahora');
        await expect.poll(async () => (await codeNow(request, name))?.pausado).toBe(false);
      });

      await test.step('another one ends it at once: taken back, and extended in its form', async () => {
        const [end, edit] = [
          card(page).getByRole('button', { name: `Terminar ${name}` }),
          card(page).getByRole('link', { name: `Editar ${name}` }),
        ];
        const hasCodes = async () =>
          (await readAsOwner<{ con_codigos?: boolean }>(request, '/shop')).con_codigos === true;
        await tap(end);
        await expect(card(page)).toContainText('Terminado');
        // The ended code was the only one.
        await expect.poll(hasCodes).toBe(false);
        await tap(page.getByRole('button', { name: 'Deshacer' }));
        await expect(card(page)).toContainText('Vale ahora');
        await expect.poll(hasCodes).toBe(true);

        await tap(end);
        await expect(page.getByText(`Terminaste ${name}.`)).toBeVisible();
        await tap(edit);
        await expect(page.getByRole('checkbox', { name: 'Terminado' })).toBeChecked();
        await page.getByLabel('Hasta').fill('2099-12-31');
        await expect(page.getByRole('checkbox', { name: 'Terminado' })).not.toBeChecked();
        await tap(page.getByRole('button', { name: 'Guardar cambios' }));
        await expect(card(page)).toContainText('Vale ahora');
        expect((await codeNow(request, name))?.hasta).toBe('2099-12-31');
      });

      const phone = `55900${String(width).padStart(5, '0')}`;
      const { precio } = await crepa(request);
      const saved = Math.floor(precio * 2 * 10) / 100;

      await test.step('an order that has it is in its list', async () => {
        const id = await placeOrder(request, phone, {
          codigo: name,
          descuento: saved,
          total: precio * 2 - saved,
        });
        await page.reload();
        await expect(card(page)).toContainText(`1 de 50 veces · −${money(saved)}`);
        await tap(card(page).getByRole('link', { name: `Usos de ${name}` }));
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        const row = page.getByRole('listitem').filter({ hasText: `Pedido #${id}` });
        await expect(row).toContainText(phone);
        await expect(row).toContainText(`−${money(saved)}`);
        await expect(row).toContainText(money(precio * 2 - saved));
        await moveOrder(request, id, delivered);
      });

      await test.step('its card leads to the store with the code', async () => {
        await tap(page.getByRole('link', { name: 'Tarjeta' }));
        const link = new URL(`/?codigo=${name}`, page.url()).href;
        await expect(page.getByRole('img', { name: link })).toBeVisible();
        await expect(page.getByRole('article')).toContainText(['10 % de descuento']);
      });

      await test.step('deleted, and brought back with its uses', async () => {
        await page.goto('/codigos');
        await tap(card(page).getByRole('button', { name: `Eliminar ${name}` }));
        await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }));
        await expect(page.getByText(`Eliminaste ${name}.`)).toBeVisible();
        expect(await codeNow(request, name)).toBeUndefined();
        await tap(page.getByRole('button', { name: 'Deshacer' }));
        await expect(page.getByText(`Volvió ${name}.`)).toBeVisible();
        await expect(card(page)).toContainText(`1 de 50 veces · −${money(saved)}`);
      });

      await test.step('the log has the words of it', async () => {
        await opensScreen(page, 'Historial');
        await page.getByLabel('Qué').selectOption({ label: 'Códigos' });
        await expect(page.getByRole('heading', { name: `Eliminó el código ${name}` }).first()).toBeVisible();
        await expect(page.getByText('10 % de descuento').first()).toBeVisible();
      });
    });

    test('staff take an order by telephone with the code that the customer tells', async ({
      page,
      request,
    }) => {
      await removeCode(request, name);
      await writeAsOwner(request, '/codigos', { codigo: name, tipo: 'porcentaje', valor: 10 }, 'POST');
      const phone = `55901${String(width).padStart(5, '0')}`;
      await provePhone(request, phone);
      const { nombre, precio } = await crepa(request);
      await staff.opens(page, '/orders/nuevo');
      await page.getByLabel('Teléfono').fill(phone);
      await page.getByRole('combobox').first().fill(nombre);
      await tap(page.getByRole('option').first());
      await page.getByLabel('Dirección', { exact: true }).fill('Colima 5, Roma Norte');
      await page.getByLabel('Código (opcional)').fill('nohay');
      await tap(page.getByRole('button', { name: 'Usar' }));
      await expect(page.getByText('El código NOHAY no vale.')).toBeVisible();
      await tap(page.getByRole('button', { name: 'Quitar el código NOHAY' }));
      await page.getByLabel('Código (opcional)').fill(name.toLowerCase());
      await tap(page.getByRole('button', { name: 'Usar' }));
      const saved = Math.floor(precio * 10) / 100;
      await expect(page.getByText(`Código ${name}`).first()).toBeVisible();
      await tap(page.getByRole('button', { name: /^Tomar pedido/ }));
      await expect(page.getByText(/^Pedido #\d+ tomado$/)).toBeVisible();
      const [taken] = await ordersOf(request, phone);
      expect(taken).toMatchObject({ codigo: name, descuento: saved });
      expect((await codeNow(request, name))?.usados).toBe(1);
      await expect(board.card(page, taken?.id_pedido ?? 0)).toContainText(`Código −${money(saved)}`);
    });
  });
}

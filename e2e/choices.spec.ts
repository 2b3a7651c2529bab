import { expect, type Locator, type Page } from '@playwright/test';
import { type OrderDetailsWire, ordersOf, readAsOwner, writeAsOwner } from './support/api.ts';
import { menu } from './support/cart.ts';
import { customer, test } from './support/customer.ts';
import { isAlive } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** Groups of choices (extension `grupos`), from the product's screen to the order. */

type Group = { id_grupo: number; nombre: string; opciones: { id_opcion: number; nombre: string }[] };
type Dish = { id_producto: number; nombre: string; precio: number; grupos?: number[] };
type Details = Omit<OrderDetailsWire, 'detalles'> & {
  detalles: { opciones?: { grupo: string; nombre: string; cantidad: number }[] }[];
};

const groupNamed = async (page: Page, name: string) => {
  const group = (await menu<Group>(page, '/grupos')).find(({ nombre }) => nombre === name);
  if (!group) throw new Error(`The menu has no group «${name}».`);
  return group;
};

/** The first product of the demo's menu that uses a group. */
async function dishWith(page: Page, name: string): Promise<Dish> {
  const { id_grupo } = await groupNamed(page, name);
  const categories = await menu<{ id: number }>(page, '/category-asc');
  const lists = await Promise.all(categories.map(({ id }) => menu<Dish>(page, `/category?categoria=${id}`)));
  const dish = lists.flat().find(({ grupos }) => grupos?.includes(id_grupo));
  if (!dish) throw new Error(`No product uses «${name}».`);
  return dish;
}

async function opens(page: Page, { id_producto }: Dish) {
  await page.goto(`/add/${id_producto}`);
  await isAlive(page);
}

const group = (page: Page, name: string) => page.getByRole('group', { name });
const pesos = (sum: number) => `$${sum.toFixed(2)}`;
const addButton = (page: Page) => page.getByRole('button', { name: /^(Agregar al carrito|Falta elegir)/ });

for (const width of [390, 320, 1280]) {
  test.describe(`at ${width}`, { tag: width === 390 ? [] : '@long' }, () => {
    const hasTouch = width < 900;
    test.use({ viewport: { width, height: 740 }, hasTouch, isMobile: hasTouch });

    /** By finger on a phone, by keyboard at a desk. */
    const choose = async (option: Locator) => {
      if (hasTouch) return tap(option);
      await option.focus();
      await option.press('Space');
    };

    test('a size and sauces are chosen, priced, edited, ordered and told', async ({ page }) => {
      const phone = `5559340${String(width).padStart(4, '0')}`.slice(0, 10);
      await returningCustomer(page, phone);
      await page.evaluate(() => localStorage.setItem('cart', '[]'));
      const [drink, savoury] = [await dishWith(page, 'Tamaño'), await dishWith(page, 'Salsas')];

      await opens(page, drink);
      await expect(page.getByText(`Desde ${pesos(drink.precio)}`)).toBeVisible();
      await choose(group(page, 'Tamaño').getByRole('radio', { name: 'Grande' }));
      await expect(addButton(page)).toContainText(pesos(drink.precio + 15));
      await customer.addsToCart(page);

      await opens(page, savoury);
      const sauces = group(page, 'Salsas');
      for (const sauce of ['Verde', 'Roja', 'Chipotle']) {
        await choose(sauces.getByRole('checkbox', { name: sauce }));
      }
      // One of three is included, and there is no fourth.
      await expect(addButton(page)).toContainText(pesos(savoury.precio + 30));
      await expect(sauces.getByRole('checkbox', { name: 'Habanero' })).toBeDisabled();
      await choose(sauces.getByRole('checkbox', { name: 'Roja' }));
      await expect(addButton(page)).toContainText(pesos(savoury.precio + 15));
      await customer.addsToCart(page);

      await page.goto('/cart');
      const lines = page.getByRole('list', { name: 'Productos del carrito' });
      await expect(lines).toContainText('Tamaño: Grande');
      await expect(lines).toContainText('Salsas: Verde, Chipotle');
      await tap(page.getByRole('link', { name: `Editar ${drink.nombre}` }));
      await expect(group(page, 'Tamaño').getByRole('radio', { name: 'Grande' })).toBeChecked();
      await choose(group(page, 'Tamaño').getByRole('radio', { name: 'Chico' }));
      await tap(page.getByRole('button', { name: /^Guardar cambios/ }));
      await expect(lines).toContainText('Tamaño: Chico');

      const message = await customer.orders(page);
      expect(message).toContain('Tamaño: Chico');
      expect(message).toContain('Salsas: Verde, Chipotle (+$15.00)');
      const [order] = await ordersOf(page.request, phone);
      expect(order?.total).toBe(drink.precio + savoury.precio + 15);
      const { detalles } = await readAsOwner<Details>(page.request, `/order-details/${order?.id_pedido}`);
      expect(detalles.map(({ opciones = [] }) => opciones.map(({ nombre }) => nombre))).toEqual([
        ['Chico'],
        ['Verde', 'Chipotle'],
      ]);
      await page.goto(`/order-details/${order?.id_pedido}`);
      await expect(page.getByRole('list', { name: 'Productos del pedido' })).toContainText(
        'Salsas: Verde, Chipotle',
      );
    });
  });
}

for (const width of [360, 1280]) {
  const hasTouch = width < 900;
  test.describe(`pieces at ${width}`, { tag: '@long' }, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch, isMobile: hasTouch });

    test('the same topping twice, and no more than the rules say', async ({ page }) => {
      const name = `Complementos ${width}`;
      const option = (nombre: string) => ({ nombre, diferencia: 10, disponible: 1, predeterminada: 0 });
      const group = { nombre: name, opciones: [option('Nuez'), option('Coco')] };
      await writeAsOwner(page.request, '/grupos', group, 'POST');
      const { id_grupo } = await groupNamed(page, name);
      const product = { nombre: `Copa ${width}`, precio: 50, categoria: 1, disponible: 1 };
      await writeAsOwner(page.request, '/products', product, 'POST');
      const products = await readAsOwner<Dish[]>(page.request, '/admin?categoria=1');
      const dish = products.find(({ nombre }) => nombre === product.nombre);
      const path = `/productos/${dish?.id_producto}/grupos`;
      const rule = { minimo: 2, maximo: 3, incluidas: 2, por_opcion: 2 };
      try {
        await writeAsOwner(page.request, path, [{ id_grupo, ...rule }]);
        await returningCustomer(page, `555934200${hasTouch ? 1 : 2}`);
        await opens(page, dish as Dish);
        const more = (topping: string) =>
          page.getByRole('group', { name: topping, exact: true }).getByRole('button', { name: /^Aumentar/ });
        const press = async (button: Locator) => {
          if (hasTouch) return tap(button);
          await button.focus();
          await button.press('Enter');
        };
        await press(more('Nuez'));
        await expect(addButton(page)).toContainText('Falta elegir');
        await press(more('Nuez'));
        await expect(addButton(page)).toContainText(pesos(50));
        await press(more('Coco'));
        await expect(addButton(page)).toContainText(pesos(60));
        // Two of each, three in all.
        await expect(more('Nuez')).toBeDisabled();
        await expect(more('Coco')).toBeDisabled();
        await customer.addsToCart(page);
        await page.goto('/cart');
        await expect(page.getByRole('list', { name: 'Productos del carrito' })).toContainText(
          `${name}: 2 × Nuez, Coco`,
        );
      } finally {
        await writeAsOwner(page.request, `/products/${dish?.id_producto}`, {}, 'DELETE');
        await writeAsOwner(page.request, `/grupos/${id_grupo}`, {}, 'DELETE');
      }
    });
  });
}

test.describe('an option that is missing', { tag: '@long' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a size that sells out meanwhile is marked and not kept; the button leads to it', async ({ page }) => {
    await returningCustomer(page, '5559341001');
    const drink = await dishWith(page, 'Tamaño');
    const { opciones } = await groupNamed(page, 'Tamaño');
    const large = opciones.find(({ nombre }) => nombre === 'Grande');
    await opens(page, drink);
    const sizes = group(page, 'Tamaño');
    await tap(sizes.getByRole('radio', { name: 'Grande' }));
    try {
      await writeAsOwner(page.request, `/opciones/${large?.id_opcion}/agotado`, { agotado: true });
      await expect(sizes.getByRole('radio', { name: 'Grande' })).toBeDisabled();
      await expect(addButton(page)).toHaveText(/Falta elegir: Tamaño/);
      await tap(addButton(page));
      await expect(sizes).toBeFocused();
      await expect(sizes).toBeInViewport();
      await tap(sizes.getByRole('radio', { name: 'Chico' }));
      await customer.addsToCart(page);
      const cart = await page.evaluate(() => localStorage.getItem('cart'));
      expect(cart).toContain('"nombre":"Chico"');
    } finally {
      await writeAsOwner(page.request, `/opciones/${large?.id_opcion}/agotado`, { agotado: false });
    }
  });

  test('«Pedir otra vez» of a size that is sold out asks for another one', async ({ page }) => {
    const phone = '5559341002';
    await returningCustomer(page, phone);
    const drink = await dishWith(page, 'Tamaño');
    const { opciones } = await groupNamed(page, 'Tamaño');
    const large = opciones.find(({ nombre }) => nombre === 'Grande');
    await page.evaluate(() => localStorage.setItem('cart', '[]'));
    await opens(page, drink);
    await tap(group(page, 'Tamaño').getByRole('radio', { name: 'Grande' }));
    await customer.addsToCart(page);
    await page.goto('/cart');
    await customer.orders(page);
    try {
      await writeAsOwner(page.request, `/opciones/${large?.id_opcion}/agotado`, { agotado: true });
      await page.reload();
      await isAlive(page);
      await tap(page.getByRole('region', { name: 'Pedir otra vez' }).getByRole('button').first());
      await expect(page).toHaveURL(`/add/${drink.id_producto}`);
      await expect(page.getByText(/Ya no hay esa opción: Grande\. Elige otra opción/)).toBeVisible();
      await tap(group(page, 'Tamaño').getByRole('radio', { name: 'Chico' }));
      await customer.addsToCart(page);
    } finally {
      await writeAsOwner(page.request, `/opciones/${large?.id_opcion}/agotado`, { agotado: false });
    }
  });
});

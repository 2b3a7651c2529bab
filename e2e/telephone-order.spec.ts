import { expect, type Page, test } from '@playwright/test';
import { type ActiveOrderWire, ordersOf, readAsOwner, writeAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { placeOrder } from './support/placedOrder.ts';
import { staff } from './support/staff.ts';
import { colima } from './support/state.ts';

/** An order by telephone, by keyboard alone. A person types some four keys a second: 150 of them are under a minute. */

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
test.beforeEach(board.clears);
// As over plain HTTP in the shop's own network, which is no secure context.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID')),
);

function keyboardOf(page: Page) {
  let strokes = 0;
  return {
    count: () => strokes,
    async type(text: string) {
      strokes += text.length;
      await page.keyboard.type(text);
    },
    async press(key: string) {
      strokes += 1;
      await page.keyboard.press(key);
    },
  };
}

test('staff take an order of two products on the telephone in under 150 key strokes', async ({
  page,
  request,
}) => {
  const phone = `55572${String(Date.now()).slice(-5)}`;
  await staff.opens(page, '/orders/nuevo');
  const keys = keyboardOf(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  const pick = async (letters: string) => {
    await keys.type(letters);
    await expect(page.getByRole('option').first()).toBeVisible();
    await keys.press('Enter');
  };

  await expect(page.getByLabel('Teléfono')).toBeFocused();
  await keys.type(phone);
  await keys.press('Enter');
  await expect(page.getByText('Es su primer pedido.')).toBeVisible();
  await pick('2 nut');
  await pick('caj');
  await expect(page.getByRole('list', { name: 'Productos del pedido' }).getByRole('listitem')).toHaveCount(2);
  await keys.press('Enter');
  expect(await focused()).toBe('direccion_entrega');
  await keys.type('Orizaba 101, Roma Norte');
  await keys.press('Enter');
  await keys.type('Eva');

  // Another order rings, and the tablet reloads: nothing is lost.
  await page.reload();
  await expect(page.getByLabel('Dirección')).toHaveValue('Orizaba 101, Roma Norte');
  await expect(page.getByRole('list', { name: 'Productos del pedido' }).getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Nombre').focus();
  await keys.press('Control+Enter');
  await expect(page).toHaveURL('/orders');
  expect(keys.count()).toBeLessThan(150);

  const [placed] = await ordersOf(request, phone);
  const [order] = await readAsOwner<ActiveOrderWire[]>(request, '/active-orders');
  expect(order).toMatchObject({
    id_pedido: placed?.id_pedido,
    nombre: 'Eva',
    etapa: 'aceptado',
    minutos: 45,
    tomado_por: 'duena@crepas.test',
  });
  await expect(board.card(page, order?.id_pedido ?? 0)).toContainText('lo tomó duena@crepas.test');

  // The next call of this phone takes three keys after the number.
  await page.getByRole('link', { name: 'Nuevo pedido' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Teléfono')).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Lo mismo' })).toBeVisible();
  await page.getByRole('button', { name: 'Lo mismo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Dirección')).toHaveValue('Orizaba 101, Roma Norte');
  await expect(page.getByRole('button', { name: /^Tomar pedido/ })).toContainText('$275.00');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL('/orders');
  expect(await ordersOf(request, phone)).toHaveLength(2);
});

test('what is refused is said beside its field, and nothing that was typed is lost', {
  tag: '@long',
}, async ({ page, request }) => {
  const id = await placeOrder(request, '5557300001');
  await staff.opens(page, '/orders/nuevo');
  await page.getByLabel('Teléfono').fill('55 12');
  await page.getByLabel('Nombre').fill('Eva');
  await page.getByLabel('Paga con').fill('mil');
  await page.getByRole('button', { name: /^Tomar pedido/ }).click();
  const says = (label: string, sentence: string | RegExp) =>
    expect(page.getByLabel(label)).toHaveAccessibleDescription(sentence);
  await expect(page.getByLabel('Teléfono')).toBeFocused();
  await says('Teléfono', /Escribe los 10 dígitos/);
  await expect(page.locator('[name=producto]')).toHaveAccessibleDescription(
    /Agrega por lo menos un producto/,
  );
  await says('Dirección', /Escribe la dirección/);
  await says('Paga con', /No entendí «mil»/);
  await expect(page.getByLabel('Paga con')).toHaveValue('mil');
  // What was mended says so at once.
  await page.getByLabel('Paga con').fill('');
  await expect(page.getByLabel('Paga con')).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Teléfono').fill('5557300002');
  await says('Teléfono', '');
  await page.getByRole('button', { name: 'Borrar todo' }).click();
  await says('Dirección', 'Calle, número, colonia y referencias');
  await expect(page.getByLabel('Teléfono')).toBeFocused();
  await page.getByLabel('Teléfono').fill('55 12');
  await page.getByLabel('Nombre').fill('Eva');

  const search = page.getByRole('combobox', { name: 'Agregar producto' });
  await search.fill('trio');
  await page.getByRole('option').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByText('Agrega 3 crepas', { exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  // A control that leaves gives the focus on.
  await search.fill('caj');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: /^Eliminar/ }).click();
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: 'Poner el pin en el mapa' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Acercar el mapa' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Nombre')).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);

  await page.goto(`/orders/${id}/cambiar`);
  await page.getByLabel('Dirección').fill('');
  await page.getByLabel('Nombre').fill('Iris');
  await page.getByRole('button', { name: /^Guardar cambio/ }).click();
  await says('Motivo', /Escribe el motivo: el cliente lo lee\./);
  await says('Dirección', /Escribe la dirección/);
  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Iris');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByLabel('Nombre')).not.toHaveValue('Iris');

  await page.goto('/orders/nuevo');
  await expect(page.getByLabel('Teléfono')).toHaveValue('55 12');
  await expect(page.getByLabel('Nombre')).toHaveValue('Eva');

  // What happened is seen, however far somebody has scrolled.
  await page.setViewportSize({ width: 390, height: 600 });
  await page.getByLabel('Teléfono').fill('5557300002');
  await search.fill('caj');
  await page.getByRole('option').first().click();
  await page.getByLabel('Dirección').fill('Orizaba 101');
  await page.route('**/api/orders/captura', (route) => route.abort());
  await page.getByLabel('Nota').focus();
  await page.getByRole('button', { name: /^Tomar pedido/ }).click();
  await expect(page.getByText('No sabemos si se guardó.')).toBeInViewport();
});

test('a corrected address keeps its pin, and asks whether it is the same place', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const posicion = colima.position;
  const id = await placeOrder(request, '5557300003', { posicion });
  const details = () => readAsOwner(request, `/order-details/${id}`);
  await staff.opens(page, `/orders/${id}/cambiar`);
  const text = page.getByLabel('Dirección');
  const question = page.getByRole('group', { name: 'Pin de la dirección' });
  const save = page.getByRole('button', { name: /^Guardar cambio/ });
  await page.getByLabel('Motivo').fill('Otro número');
  await expect(text).toHaveAccessibleDescription('Con pin');
  await text.press('ControlOrMeta+End');
  await text.pressSequentially(', tocar dos veces');
  await expect(question).toBeHidden();
  await text.fill('Colima 7, Roma Nte.');
  await expect(question).toContainText('La dirección cambió. ¿El pin sigue siendo de este lugar?');
  await save.click();
  await expect(question).toBeFocused();
  expect(await details()).toMatchObject({ posicion });
  await question.getByRole('button', { name: 'Sí, es el mismo lugar' }).click();
  await expect(text).toBeFocused();
  await save.click();
  await expect(page).toHaveURL('/orders');
  expect(await details()).toMatchObject({ direccion_entrega: 'Colima 7, Roma Nte.', posicion });
  await page.goto(`/orders/${id}/cambiar`);
  await page.getByLabel('Motivo').fill('Otra calle');
  await text.fill('Durango 8, Roma Nte.');
  await question.getByRole('button', { name: 'No, quitar el pin' }).click();
  await save.click();
  await expect(page).toHaveURL('/orders');
  const last = await details();
  expect(last).toMatchObject({ direccion_entrega: 'Durango 8, Roma Nte.' });
  expect(last).not.toHaveProperty('posicion');
});

test('a street that the customer says is found by keyboard: its pin and its address go with the order', {
  tag: '@long',
}, async ({ page, request }) => {
  const phone = '5557300006';
  const tabasco = 'Tabasco 8, Roma Nte., Cuauhtémoc, 06700 Ciudad de México, CDMX, México';
  await staff.opens(page, '/orders/nuevo');
  await page.getByLabel('Teléfono').fill(phone);
  await page.getByRole('combobox', { name: 'Agregar producto' }).fill('caj');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Poner el pin en el mapa' }).press('Enter');
  const address = page.getByLabel('Dirección', { exact: true });
  const street = page.getByRole('combobox', { name: 'Buscar calle' });
  await expect(street).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(street).toBeFocused();
  await page.keyboard.type('tabasco 8');
  await expect(page.getByRole('option', { name: /^Tabasco 8/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue(tabasco);
  const pin = page.getByRole('button', { name: /^Pin:/ });
  const map = page.getByRole('region', { name: 'Mapa', exact: true });
  const [box, there] = [await map.boundingBox(), await pin.boundingBox()];
  if (!box || !there) throw new Error('there is no pin');
  expect(there.x + there.width / 2).toBeCloseTo(box.x + box.width / 2, 0);
  expect(there.y + there.height / 2).toBeCloseTo(box.y + box.height / 2, 0);

  // A tap on the map is newer than a choice whose place is still looked up.
  await street.fill('colima 55');
  const option = page.getByRole('option', { name: /^Colima 55/ });
  await expect(option).toBeVisible();
  await page.evaluate(holdGeocoder);
  await option.click();
  await expect(page.getByText('Buscando…')).toBeVisible();
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect(page.getByText('Buscando…')).toBeHidden();
  const tapped = await pin.boundingBox();
  await page.evaluate(() => Object(window).answerGeocoder());
  await expect(address).toHaveValue(tabasco);
  expect(await pin.boundingBox()).toEqual(tapped);

  await street.press('Control+Enter');
  await expect(page).toHaveURL('/orders');
  const [placed] = await ordersOf(request, phone);
  expect(await readAsOwner(request, `/order-details/${placed?.id_pedido}`)).toMatchObject({
    direccion_entrega: tabasco,
    posicion: { lat: expect.closeTo(19.419, 1), lng: expect.closeTo(-99.161, 1) },
  });
});

/** Runs in the page: the next place is answered by `answerGeocoder`. */
function holdGeocoder(): void {
  const { prototype } = Object(window).google.maps.Geocoder;
  const { geocode } = prototype;
  prototype.geocode = async function (...asked: unknown[]) {
    await new Promise<void>((resolve) => {
      Object.assign(window, {
        answerGeocoder: async () => {
          resolve();
          await new Promise((passed) => setTimeout(passed, 300));
        },
      });
    });
    return geocode.apply(this, asked);
  };
}

test('a change of an order with a code says before it is saved what it costs afterwards', {
  tag: '@long',
}, async ({ page, request }) => {
  type Sums = { total: number; descuento?: number };
  const sumsOf = (id: number) => readAsOwner<Sums>(request, `/order-details/${id}`);
  const { total } = await sumsOf(await placeOrder(request, '5557300004'));
  await writeAsOwner(request, '/codigos', { codigo: 'CAMBIO10', tipo: 'porcentaje', valor: 10 }, 'POST');
  try {
    const descuento = Math.floor(total * 10) / 100;
    const code = { codigo: 'CAMBIO10', descuento, total: total - descuento };
    const id = await placeOrder(request, '5557300005', code);
    await staff.opens(page, `/orders/${id}/cambiar`);
    await page.getByRole('button', { name: 'Aumentar cantidad' }).click();
    await page.getByLabel('Motivo').fill('Otra más');
    await page.getByRole('button', { name: /^Guardar cambio/ }).click();
    const question = page.getByRole('dialog', { name: '¿Ya lo acordaste con el cliente?' });
    const descuentoNow = Math.floor(total * 15) / 100;
    const says = `$${(total * 1.5 - descuentoNow).toFixed(2)}`;
    await expect(question).toContainText(`a ${says}.`);
    await question.getByRole('button', { name: 'Sí, guardar' }).click();
    await expect(page).toHaveURL('/orders');
    const changed = await sumsOf(id);
    expect(changed).toMatchObject({ descuento: descuentoNow });
    expect(`$${changed.total.toFixed(2)}`).toBe(says);
  } finally {
    const codes = await readAsOwner<{ id_codigo: number; codigo: string }[]>(request, '/codigos');
    const own = codes.find(({ codigo }) => codigo === 'CAMBIO10');
    await writeAsOwner(request, `/codigos/${own?.id_codigo}`, {}, 'DELETE');
  }
});

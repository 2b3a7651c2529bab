import { expect, type Page, test } from '@playwright/test';
import { moveOrder, readAsOwner, writeAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { placeOrder } from './support/placedOrder.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** Orders for later (extension `programar`), as staff see them: accepted, on hold, and due in the kitchen. */

declare global {
  interface Window {
    /** The notes that the page has played. */
    playedNotes?: number;
  }
}

const minuteMs = 60_000;
const notesOfChime = 4;
const off = { programar: { activo: false, dias: 0, por_cuarto: null } };
type Taken = { id_pedido: number; etapa: string; para?: string; en_espera?: boolean };
type ForLater = { id_pedido: number; etapa: string; preparar_desde: string };

test.beforeEach(board.clears);
test.afterEach(({ request }) => writeAsOwner(request, '/shop', off));

const countNotes = (page: Page) =>
  page.addInitScript(() => {
    window.playedNotes = 0;
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function () {
      window.playedNotes = (window.playedNotes ?? 0) + 1;
      return createOscillator.call(this);
    };
  });
const notes = (page: Page) => page.evaluate(() => window.playedNotes);
const column = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Columnas' }).getByRole('button', { name, exact: true });

test('an accepted order for later is on hold, and comes to the kitchen by itself with one ring', async ({
  page,
  request,
}) => {
  await countNotes(page);
  await staff.opens(page, '/shop#para-despues');
  await tap(page.getByRole('checkbox', { name: 'Pedidos para después' }));
  await page.getByLabel('Días por adelantado').fill('1');
  await tap(page.getByRole('button', { name: 'Guardar los pedidos para después' }));
  await hasSaid(page, 'Guardaste los pedidos para después.');

  const { horas } = await readAsOwner<{ horas: string[] }>(request, '/horas?entrega=domicilio');
  const due = await placeOrder(request, '5573000001', { para: horas[0] });
  const early = await placeOrder(request, '5573000002', { para: horas[8] });
  await moveOrder(request, early, [{ etapa: 'aceptado' }]);
  const placed = await readAsOwner<ForLater[]>(request, '/active-orders');
  const preparationAt = Date.parse(placed.find(({ id_pedido }) => id_pedido === due)?.preparar_desde ?? '');

  await page.clock.install();
  await page.goto('/orders');
  await tap(page.getByRole('button', { name: 'Activar sonido' }));
  await expect(board.card(page, due)).toContainText(/Para (mañana a )?las? /);
  const accept = page.getByRole('button', { name: new RegExp(`^Aceptar · para .*, #${due}$`) });
  await board.brings(page, accept);
  await tap(accept);
  await tap(column(page, 'Programados · 2'));
  await expect(board.card(page, due)).toBeVisible();

  // Before its time nothing moves, and nothing rings.
  const rung = (await notes(page)) ?? 0;
  await page.clock.fastForward(preparationAt - Date.now() - minuteMs);
  await expect(column(page, 'Programados · 2')).toBeVisible();
  expect(await notes(page)).toBe(rung);
  await page.clock.fastForward(2 * minuteMs);
  await expect(column(page, 'Programados · 1')).toBeVisible();
  await expect.poll(() => notes(page)).toBe(rung + notesOfChime);
  await tap(column(page, 'En cocina · 1'));
  await expect(page.getByRole('button', { name: `Empezar a preparar #${due}` })).toBeVisible();
  await page.clock.fastForward(minuteMs);
  await expect(column(page, 'Programados · 1')).toBeVisible();
  expect(await notes(page)).toBe(rung + notesOfChime);

  // One that is on hold can be begun early. The lane goes with its last order.
  await tap(column(page, 'Programados · 1'));
  await tap(page.getByRole('button', { name: `Empezar ya #${early}` }));
  await expect(column(page, 'En cocina · 2')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Programados/ })).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(async () => {
    const orders = await readAsOwner<ForLater[]>(request, '/active-orders');
    expect(orders.find(({ id_pedido }) => id_pedido === early)?.etapa).toBe('preparando');
  }).toPass();
});

test('staff take an order by telephone for later, and move its hour; a full hour names the nearest ones', async ({
  page,
  request,
}) => {
  await writeAsOwner(request, '/shop', { programar: { activo: true, dias: 0, por_cuarto: 1 } });
  await staff.opens(page, '/orders/nuevo');
  await page.getByLabel('Teléfono').fill('5573000003');
  await tap(page.getByRole('list', { name: 'Lo más pedido' }).getByRole('button').first());
  await page.getByLabel('Dirección').fill('Colima 5, Roma Norte');
  await tap(page.getByRole('radio', { name: 'A otra hora' }));
  const hour = page.getByRole('combobox', { name: /^Hora/ });
  // Not sooner: every quarter of an hour the first one passes.
  const { horas } = await readAsOwner<{ horas: [string, string, string] }>(
    request,
    '/horas?entrega=domicilio',
  );
  const [first, second, third] = horas;
  await hour.selectOption(String(Date.parse(first)));
  // A customer takes the last place meanwhile.
  const other = await placeOrder(request, '5573000004', { para: first });
  await tap(page.getByRole('button', { name: /^Tomar pedido/ }));
  await expect(page.getByText('Esa hora se llenó. Elige otra.')).toBeVisible();
  await tap(page.getByRole('button', { name: /^(Hoy|Mañana) a las? / }).first());
  await expect(hour).toHaveValue(String(Date.parse(second)));
  await tap(page.getByRole('button', { name: /^Tomar pedido/ }));
  await expect(page).toHaveURL('/orders');

  const orders = await readAsOwner<Taken[]>(request, '/active-orders');
  const taken = orders.find(({ id_pedido }) => id_pedido !== other);
  expect(taken).toMatchObject({ etapa: 'aceptado', para: second, en_espera: true });
  await tap(column(page, 'Programados · 1'));
  await expect(board.card(page, taken?.id_pedido ?? 0)).toBeVisible();

  await page.goto(`/orders/${taken?.id_pedido}/cambiar`);
  await hour.selectOption(String(Date.parse(third)));
  await page.getByLabel('Motivo').fill('Nos lo pediste');
  await tap(page.getByRole('button', { name: /^Guardar cambio/ }));
  await expect(page).toHaveURL('/orders');
  await board.opensOrder(page, taken?.id_pedido ?? 0);
  await expect(page.getByText('Cambió la hora')).toBeVisible();
  expect(await readAsOwner<Taken[]>(request, '/active-orders')).toContainEqual(
    expect.objectContaining({ id_pedido: taken?.id_pedido, para: third }),
  );
});

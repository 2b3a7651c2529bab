import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { expectKeyboardReachesAll } from './support/keyboard.ts';
import { knownDelivery, withKnownOrder } from './support/orderDetails.ts';
import { staff } from './support/staff.ts';

/** Every screen and dialog of the staff but the live board, which has journeys of its own. */

// Two workers share them: one alone would still be at them when the other has nothing left to do.
test.describe.configure({ mode: 'parallel' });

type Screen = {
  readonly name: string;
  readonly path: string;
  readonly email?: string;
  /** Before it is opened: what the backend shall answer. */
  readonly given?: (page: Page) => Promise<unknown>;
  /** From the opened screen to what is looked at. */
  readonly reach: (page: Page) => Promise<void>;
};

const sees = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const presses = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const answers = (path: string, json: object) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ json }));

const pastOrder = {
  id_pedido: 7,
  total: 445,
  etapa: 'cancelado',
  motivo: 'Ya no contestó',
  ...knownDelivery,
};
const withPastOrder = async (page: Page) => {
  await withKnownOrder(page);
  await answers('**/api/orders?*', { pedidos: [pastOrder], siguiente: null })(page);
};
const report = {
  fecha: '2026-11-20',
  entregados: 12,
  activos: 0,
  cancelados: 1,
  ventas: 2480.5,
  productos: [{ nombre: 'Fresas con crema y un nombre que ocupa dos renglones', cantidad: 8, ventas: 868 }],
};

const screens: readonly Screen[] = [
  {
    name: 'the details of a past order',
    path: '/orders?tab=cancelados',
    given: withPastOrder,
    reach: async (page) => {
      await presses(page, /^Ver detalles/);
      await expect(page.getByRole('dialog').getByText('Trío Crepatlán')).toBeVisible();
    },
  },
  {
    name: 'past orders',
    path: '/orders?tab=cancelados',
    given: withPastOrder,
    reach: (page) => sees(page, '#7'),
  },
  {
    name: 'past orders that nothing is found of',
    path: '/orders?tab=completados&buscar=nada',
    given: answers('**/api/orders?*', { pedidos: [], siguiente: null }),
    reach: (page) => sees(page, 'Ningún pedido coincide'),
  },
  {
    name: 'the ticket for the kitchen',
    path: '/orders/7/ticket?tipo=cocina',
    given: withKnownOrder,
    reach: (page) => sees(page, '2 × Plátano con chocolate'),
  },
  {
    name: 'the ticket for the door',
    path: '/orders/7/ticket?tipo=entrega',
    given: withKnownOrder,
    reach: (page) => sees(page, '¡Gracias por tu pedido!'),
  },
  {
    name: 'the day’s report',
    path: '/orders/report?fecha=2026-11-20',
    given: answers('**/api/reports/day?*', report),
    reach: (page) => sees(page, 'Fresas con crema'),
  },
  {
    name: 'the products',
    path: '/admin',
    reach: (page) => expect(page.getByRole('button', { name: /^Ocultar/ }).first()).toBeVisible(),
  },
  {
    name: 'the question before a product is deleted',
    path: '/admin',
    reach: async (page) => {
      await presses(page, /^Eliminar/);
      await sees(page, '¿Estás seguro de eliminar este producto?');
    },
  },
  {
    name: 'the form of a product',
    path: '/update/1',
    reach: async (page) => {
      await page.locator('[name=precio]').fill('0');
      await presses(page, 'Guardar cambios');
      await sees(page, 'Nombre, categoría y precio son obligatorios');
    },
  },
  {
    name: 'the question before a form is left',
    path: '/create',
    reach: async (page) => {
      await page.locator('[name=nombre]').fill('Crepa de higo');
      await page.getByRole('link', { name: 'Volver' }).click();
      await sees(page, '¿Salir sin guardar?');
    },
  },
  {
    name: 'the categories',
    path: '/create-category',
    reach: (page) => expect(page.getByRole('table').getByRole('textbox').first()).toBeVisible(),
  },
  {
    name: 'the question before a category is deleted',
    path: '/create-category',
    reach: async (page) => {
      await presses(page, /^Eliminar/);
      await sees(page, '¿Estás seguro de eliminar esta categoria?');
    },
  },
  {
    name: 'the extras of a product',
    path: '/extras?categoria=1&producto=1',
    reach: (page) => expect(page.getByRole('checkbox').first()).toBeEnabled(),
  },
  {
    name: 'the extras',
    path: '/create-extras',
    reach: (page) => expect(page.getByRole('button', { name: /^Editar/ }).first()).toBeVisible(),
  },
  {
    name: 'the form of an extra',
    path: '/create-extras',
    reach: async (page) => {
      await presses(page, /^Editar/);
      await page.getByRole('dialog').locator('[name=nombre]').fill('');
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
      await sees(page, 'Completa todos los campos');
    },
  },
  {
    name: 'a screen that is not for staff',
    path: '/create',
    email: 'cocina@crepas.test',
    reach: (page) => sees(page, 'Esta pantalla es de la administración'),
  },
];

for (const { name, path, email, given, reach } of screens) {
  test(`${name}: open to everyone`, async ({ page }) => {
    await given?.(page);
    await staff.opens(page, path, email);
    await reach(page);
    await expectKeyboardReachesAll(page);
    await expectAccessible(page);
    await expectToFit(page);
  });
}

test('the sign-in: open to everyone', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await sees(page, 'Este campo es requerido');
  await expectKeyboardReachesAll(page);
  await expectAccessible(page);
  await expectToFit(page);
});

import { expect, type Page } from '@playwright/test';
import { knownDelivery, knownOrder } from '../../support/orderDetails.ts';
import { tap } from '../../support/tap.ts';
import { answers, long } from '../screenState.ts';

const shop = {
  nombre: 'Crepatlán',
  lema: '',
  minutos_entrega: 45,
  whatsapp: '',
  abierto: true,
  mensaje: '',
  pagos: ['efectivo', 'tarjeta', 'transferencia'],
  extensiones: ['captura', 'cambiar', 'posicion', 'nota_pedido', 'nombre', 'paga_con', 'pagos'],
};

const change = {
  version: 1,
  cuando: '2026-11-21T20:00:00-06:00',
  motivo: `Se acabó ${long.product}`,
  total_antes: long.pesos,
  total_ahora: 445,
  cambios: [
    { que: 'producto', nombre: long.product, hecho: long.word, antes: 50, ahora: 0 },
    { que: 'producto', nombre: 'Trío Crepatlán', antes: 0, ahora: 1 },
    { que: 'nota' },
  ],
};
const order = {
  ...knownOrder,
  ...knownDelivery,
  version: 1,
  cambios_pedido: [change],
  detalles: knownOrder.detalles.map((line, place) => ({
    ...line,
    id_producto: place + 1,
    ids_extras: [],
    ids_crepas: place === 1 ? [1, 2, 3] : [],
  })),
};
const revision = {
  cambio: change,
  quien: `${long.word}@crepas.example`,
  antes: { ...order, total: long.pesos, nota_pedido: long.word },
};

async function given(page: Page): Promise<void> {
  await answers('**/api/shop', shop)(page);
  await answers('**/api/order-details/7', order)(page);
  await answers('**/api/orders/7/revisiones', [revision])(page);
  await answers('**/api/clientes/*', {
    nombre: long.product,
    direcciones: [
      { direccion_entrega: knownDelivery.direccion_entrega },
      { direccion_entrega: `${long.word} 5, ${long.word}` },
    ],
    ultimo: { ...order, nombre: long.product },
  })(page);
  await answers('**/api/active-orders', [
    { ...knownDelivery, id_pedido: 7, total: 445, etapa: 'aceptado', minutos: 35, version: 1 },
  ])(page);
}

const sees = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

export const orderForms = [
  {
    name: 'an order by telephone of a known customer, all wrong',
    isUsual: true,
    path: '/orders/nuevo',
    given,
    reach: async (page: Page) => {
      await page.getByLabel('Teléfono').fill('5587654321');
      await expect(page.getByRole('button', { name: 'Lo mismo' })).toBeVisible();
      await page.getByLabel('Teléfono').fill('55');
      await page.getByLabel('Paga con').fill('mil');
      await tap(page.getByRole('button', { name: /^Tomar pedido/ }));
      await sees(page, 'Escribe los 10 dígitos');
      await sees(page, 'Agrega por lo menos un producto');
      await page.getByLabel('Teléfono').fill('5587654321');
      await expect(page.getByRole('button', { name: 'Lo mismo' })).toBeVisible();
    },
  },
  {
    name: 'a change of an order without a reason',
    isUsual: true,
    path: '/orders/7/cambiar',
    given,
    reach: async (page: Page) => {
      await page.getByLabel('Dirección').fill('');
      await tap(page.getByRole('button', { name: /^Guardar cambio/ }));
      await sees(page, 'Escribe el motivo: el cliente lo lee.');
      await sees(page, 'Escribe la dirección');
    },
  },
  {
    name: 'a changed order, as its owner reads it',
    path: '/orders',
    given,
    reach: async (page: Page) => {
      await tap(page.getByRole('button', { name: 'Detalles del pedido #7' }));
      await tap(page.getByText('Cómo estaba antes'));
      await sees(page, `Nota: ${long.word}`);
    },
  },
];

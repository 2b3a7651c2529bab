import { expect, type Page } from '@playwright/test';
import { knownDelivery, knownOrder } from '../../support/orderDetails.ts';
import { tap } from '../../support/tap.ts';
import { answers, long } from '../screenState.ts';

/** Orders that staff change. */

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
async function given(page: Page): Promise<void> {
  await answers('**/api/shop', shop)(page);
  await answers('**/api/order-details/7', order)(page);
}

const sees = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

export const orderForms = [
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
];

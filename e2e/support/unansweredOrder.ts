import { expect, type Page } from '@playwright/test';
import { answers, shopSays } from '../screens/screenState.ts';
import { allowNotices } from './push.ts';

const line = {
  id_detalle: 1,
  imagen: null,
  producto: { nombre: 'Cajeta con nuez', precio: 97 },
  cantidad: 2,
  combo: null,
  extras: null,
  precio_total_extras: 0,
};

const withoutPushKeys = ['cancelar', 'escalado'];

/** An order that the shop has not answered yet, on a server with every extension. */
export async function opensUnanswered(page: Page, extensiones = [...withoutPushKeys, 'push']): Promise<void> {
  await allowNotices(page);
  await shopSays({ whatsapp: '525512345678', extensiones })(page);
  const fecha_pedido = new Date(Date.now() - 60_000).toISOString();
  const order = { id_pedido: 9, total: 194, estado: 0, etapa: 'recibido', fecha_pedido, detalles: [line] };
  await answers('**/api/order-details/9', order)(page);
  await page.goto('/order-details/9');
  await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toBeVisible();
}

export const opensWithoutPushKeys = (page: Page) => opensUnanswered(page, withoutPushKeys);

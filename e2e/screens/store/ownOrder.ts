import { expect, type Page } from '@playwright/test';
import { allowNotices } from '../../support/push.ts';
import { tap } from '../../support/tap.ts';
import { answers, long, type ScreenState } from '../screenState.ts';
import { shopSays } from './shared.ts';

const line = {
  id_detalle: 1,
  imagen: null,
  producto: { nombre: 'Cajeta con nuez', precio: 97 },
  cantidad: 2,
  combo: null,
  extras: null,
  precio_total_extras: 0,
};

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const withoutPushKeys = ['cancelar', 'escalado'];
const everyExtension = [...withoutPushKeys, 'push'];

/** An order that the shop has not answered yet, on a server with every extension, or on one without push keys. */
export async function opensUnanswered(
  page: Page,
  order: object = {},
  minutes = 1,
  extensiones = everyExtension,
): Promise<void> {
  await allowNotices(page);
  await shopSays(page, { whatsapp: '525512345678', extensiones });
  await answers('**/api/order-details/9', {
    id_pedido: 9,
    total: 194,
    fecha_pedido: minutesAgo(minutes),
    estado: 0,
    etapa: 'recibido',
    detalles: [line],
    ...order,
  })(page);
  await page.goto('/order-details/9');
  await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toBeVisible();
}

export const opensWithoutPushKeys = (page: Page) => opensUnanswered(page, {}, 1, withoutPushKeys);

export const ownOrderStates: readonly ScreenState[] = [
  {
    name: 'an order that its link follows, to be confirmed, which the shop has changed',
    isUsual: true,
    open: async (page) => {
      await shopSays(page, { whatsapp: '525512345678', extensiones: ['sin_codigo', 'cancelar', 'cambiar'] });
      await answers('**/api/seguimiento/*', {
        id_pedido: 9,
        total: 194,
        fecha_pedido: minutesAgo(1),
        estado: 0,
        etapa: 'por_confirmar',
        telefono_usuario: '',
        direccion_entrega: `${long.word} 5, Roma Nte.`,
        version: 1,
        cambios_pedido: [
          {
            version: 1,
            motivo: `Se acabó ${long.product}`,
            total_antes: long.pesos,
            total_ahora: 194,
            cambios: [{ que: 'producto', nombre: long.product, hecho: long.word, antes: 50, ahora: 0 }],
          },
        ],
        detalles: [line],
      })(page);
      await page.goto('/seguimiento/AAAAAAAAAAAAAAAAAAAAAA');
      await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toBeVisible();
      await expect(page.getByText('La tienda cambió tu pedido')).toBeVisible();
    },
  },
  {
    name: 'a link that follows no order',
    open: async (page) => {
      await page.goto('/seguimiento/AAAAAAAAAAAAAAAAAAAAAA');
      await expect(page.getByRole('alert').or(page.getByRole('heading')).first()).toBeVisible();
    },
  },
  {
    name: 'an order that can be cancelled',
    isUsual: true,
    open: async (page) => {
      await opensUnanswered(page);
      await expect(page.getByRole('button', { name: 'Avísame cuando salga' })).toBeVisible();
    },
  },
  {
    name: 'an order whose messages can be turned off',
    open: async (page) => {
      await page.addInitScript(() => {
        const pushManager = { getSubscription: async () => ({}) };
        ServiceWorkerContainer.prototype.getRegistration = async () =>
          ({ pushManager }) as unknown as ServiceWorkerRegistration;
      });
      await opensUnanswered(page);
      await expect(page.getByRole('button', { name: 'Ya no avisarme' })).toBeVisible();
    },
  },
  {
    name: 'an order on its way with a promised time',
    open: async (page) => {
      await shopSays(page, {});
      const details = { id_pedido: 9, total: 194, estado: 0, fecha_pedido: minutesAgo(10), detalles: [line] };
      await answers('**/api/order-details/9', { ...details, etapa: 'en_camino', minutos: 35 })(page);
      await page.goto('/order-details/9');
      await expect(page.getByText(/^Tu pedido va en camino\. Llega hacia las? /)).toBeVisible();
    },
  },
  {
    name: 'an order that nobody has confirmed for three minutes',
    open: async (page) => {
      await opensUnanswered(
        page,
        { aviso_duena: minutesAgo(1), alcance_duena: { aparatos: 1, llegaron: 1 } },
        4,
      );
      await expect(page.getByText('Ya le avisamos a la dueña.')).toBeVisible();
    },
  },
  {
    name: 'the question before an order is cancelled',
    open: async (page) => {
      await opensUnanswered(page);
      await tap(page.getByRole('button', { name: 'Cancelar pedido' }));
      await expect(page.getByRole('dialog', { name: '¿Cancelar tu pedido?' })).toBeVisible();
    },
  },
  {
    name: 'a cancellation that came too late',
    open: async (page) => {
      await opensUnanswered(page);
      await page.route('**/api/orders/9/cancelar', (route) =>
        route.fulfill({ status: 409, json: { error: 'El pedido ya está aceptado.', etapa: 'aceptado' } }),
      );
      await tap(page.getByRole('button', { name: 'Cancelar pedido' }));
      await tap(page.getByRole('button', { name: 'Sí, cancelar pedido' }));
      await expect(page.getByText('La cocina ya aceptó tu pedido')).toBeVisible();
    },
  },
];

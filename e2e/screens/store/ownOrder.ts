import { expect, type Page } from '@playwright/test';
import { allowNotices } from '../../support/push.ts';
import {
  type Act,
  answers,
  long,
  refuses,
  type ScreenState,
  seesOnce,
  seesRole,
  shopSays,
  statesOf,
  taps,
} from '../screenState.ts';

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

const anOrder = (minutes: number) => ({
  id_pedido: 9,
  total: 194,
  estado: 0,
  fecha_pedido: minutesAgo(minutes),
  detalles: [line],
});

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
  await shopSays({ whatsapp: '525512345678', extensiones })(page);
  await answers('**/api/order-details/9', { ...anOrder(minutes), etapa: 'recibido', ...order })(page);
  await page.goto('/order-details/9');
  await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toBeVisible();
}

export const opensWithoutPushKeys = (page: Page) => opensUnanswered(page, {}, 1, withoutPushKeys);

const change = {
  version: 1,
  motivo: `Se acabó ${long.product}`,
  total_antes: long.pesos,
  total_ahora: 194,
  cambios: [{ que: 'producto', nombre: long.product, hecho: long.word, antes: 50, ahora: 0 }],
};
const isSubscribed: Act = (page) =>
  page.addInitScript(() => {
    const pushManager = { getSubscription: async () => ({}) };
    ServiceWorkerContainer.prototype.getRegistration = async () =>
      ({ pushManager }) as unknown as ServiceWorkerRegistration;
  });

/** States of {@link opensUnanswered}, which goes to the path itself. */
const unanswered = (name: string, reach: readonly Act[], open: Act = (page) => opensUnanswered(page)) => ({
  name,
  open: async (page: Page) => {
    for (const act of [open, ...reach]) await act(page);
  },
});

export const ownOrderStates: readonly ScreenState[] = [
  ...statesOf({
    path: '/seguimiento/AAAAAAAAAAAAAAAAAAAAAA',
    given: [
      shopSays({ whatsapp: '525512345678', extensiones: ['sin_codigo', 'cancelar', 'cambiar'] }),
      answers('**/api/seguimiento/*', () => ({
        ...anOrder(1),
        etapa: 'por_confirmar',
        telefono_usuario: '',
        direccion_entrega: `${long.word} 5, Roma Nte.`,
        version: 1,
        cambios_pedido: [change],
      })),
    ],
    usual: {
      'an order that its link follows, to be confirmed, which the shop has changed': [
        seesRole('button', 'Cancelar pedido'),
        seesOnce('La tienda cambió tu pedido'),
      ],
    },
  }),
  ...statesOf({
    path: '/seguimiento/AAAAAAAAAAAAAAAAAAAAAA',
    others: {
      'a link that follows no order': [
        (page) => expect(page.getByRole('alert').or(page.getByRole('heading')).first()).toBeVisible(),
      ],
    },
  }),
  {
    isUsual: true,
    ...unanswered('an order that can be cancelled', [seesRole('button', 'Avísame cuando salga')]),
  },
  unanswered(
    'an order whose messages can be turned off',
    [seesRole('button', 'Ya no avisarme')],
    async (page) => {
      await isSubscribed(page);
      await opensUnanswered(page);
    },
  ),
  unanswered(
    'an order that nobody has confirmed for three minutes',
    [seesOnce('Ya le avisamos a la dueña.')],
    (page) =>
      opensUnanswered(page, { aviso_duena: minutesAgo(1), alcance_duena: { aparatos: 1, llegaron: 1 } }, 4),
  ),
  unanswered('the question before an order is cancelled', [
    taps('button', 'Cancelar pedido'),
    seesRole('dialog', '¿Cancelar tu pedido?'),
  ]),
  unanswered('a cancellation that came too late', [
    refuses('**/api/orders/9/cancelar', 409, { error: 'El pedido ya está aceptado.', etapa: 'aceptado' }),
    taps('button', 'Cancelar pedido'),
    taps('button', 'Sí, cancelar pedido'),
    seesOnce('La cocina ya aceptó tu pedido'),
  ]),
  ...statesOf({
    path: '/order-details/9',
    given: [
      shopSays(),
      answers('**/api/order-details/9', () => ({ ...anOrder(10), etapa: 'en_camino', minutos: 35 })),
    ],
    others: {
      'an order on its way with a promised time': [seesOnce(/^Tu pedido va en camino\. Llega hacia las? /)],
    },
  }),
];

import { createClient } from '@crepas/api';
import { type OrderId, orderId } from '@crepas/domain';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dismissEnded, findEnded } from './endedOrders.ts';

const details = (id: number, etapa?: string) => ({
  id_pedido: id,
  total: 89,
  etapa,
  motivo: 'Ya cerramos',
  detalles: [],
});

function aShop(answers: Record<number, () => Response>, ...following: number[]) {
  let ids: readonly OrderId[] = following.map(orderId);
  const fetch: typeof globalThis.fetch = async (url) =>
    answers[Number(String(url).split('/').at(-1))]?.() ?? new Response(null, { status: 404 });
  return {
    client: createClient({ baseUrl: '/api', fetch, token: async () => 'token' }),
    followed: {
      load: () => ids,
      save: (saved: readonly OrderId[]) => {
        ids = saved;
      },
    },
  };
}

it.each(['rechazado', 'cancelado'])(
  'returns an order that is %s, and continues to follow it',
  async (etapa) => {
    const { client, followed } = aShop({ 12: () => Response.json(details(12, etapa)) }, 12, 13);
    expect(await findEnded(client, followed, [orderId(13)])).toMatchObject([
      { id: 12, reason: 'Ya cerramos' },
    ]);
    expect(followed.load()).toEqual([13, 12]);
  },
);

it('keeps an order that is placed while it asks, and does not bring back one that is dismissed meanwhile', async () => {
  const { client, followed } = aShop(
    {
      12: () => {
        followed.save([13, 14].map(orderId));
        return Response.json(details(12, 'rechazado'));
      },
    },
    12,
    13,
  );
  expect(await findEnded(client, followed, [orderId(13)])).toEqual([]);
  expect(followed.load()).toEqual([13, 14]);
});

it.each([
  ['delivered', () => Response.json(details(12, 'entregado'))],
  [
    'cancelled by the customer',
    () => Response.json({ ...details(12, 'cancelado'), terminado_por: 'cliente' }),
  ],
  ['of a shop without stages', () => Response.json(details(12))],
  ["somebody else's", () => new Response(null, { status: 403 })],
])('stops following an order that is %s', async (_, answer) => {
  const { client, followed } = aShop({ 12: answer }, 12);
  expect(await findEnded(client, followed, [orderId(14)])).toEqual([]);
  expect(followed.load()).toEqual([14]);
});

it.each([429, 503])('keeps every followed order when the shop answers %i', async (status) => {
  const { client, followed } = aShop({ 12: () => new Response(null, { status }) }, 12);
  await expect(findEnded(client, followed, [])).rejects.toThrow(String(status));
  expect(followed.load()).toEqual([12]);
});

it('a rejection that was read is forgotten, also by an older list of active orders', () => {
  const queryClient = new QueryClient();
  const [read, other] = [{ id: orderId(12) }, { id: orderId(13) }];
  for (const key of ['activeOrders', 'endedOrders']) queryClient.setQueryData([key, 'x'], [read, other]);
  dismissEnded(queryClient, read.id);
  expect(queryClient.getQueryData(['activeOrders', 'x'])).toEqual([other]);
  expect(queryClient.getQueryData(['endedOrders', 'x'])).toEqual([other]);
});

import { type Cents, orderId, type PhoneNumber, productId } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { getCategoryProducts, getProduct, getPromo } from '../menu/catalogCalls.ts';
import { renameCategory } from '../menu/categoryCalls.ts';
import { getOrderDetails, getOrdersOfPhone, placeOrder } from '../orders/orderCalls.ts';
import { orderToWire } from '../orders/orderToWire.ts';
import { answering, backend } from '../testing/localBackend.ts';
import { ApiError } from './ApiError.ts';
import { createClient } from './client.ts';

const product = {
  id_producto: 7,
  nombre: 'Cajeta',
  descripcion: '',
  precio: 75.5,
  categoria: 1,
  disponible: 1,
  imagen_url: '/c.webp',
  combo: 0,
};

describe('a call', () => {
  it('is sent to its path with its query, and returns domain values', async () => {
    let asked: string | undefined;
    const client = await backend((request, response) => {
      asked = `${request.method} ${request.url}`;
      response.end(JSON.stringify([product]));
    });
    const answer = await client.send(getCategoryProducts, 3 as never);
    expect(asked).toBe('GET /api/category?categoria=3');
    expect(answer[0]).toMatchObject({ id: 7, name: 'Cajeta', price: 7550, available: true });
  });

  it('sends the token only with calls that need it', async () => {
    const identities: (string | undefined)[] = [];
    const client = await backend((request, response) => {
      identities.push(request.headers.authorization);
      response.end(request.url === '/api/promo' ? '[]' : '{"id_pedido":5,"total":1,"detalles":[]}');
    });
    await client.send(getPromo, undefined);
    await client.send(getOrderDetails, orderId(5));
    expect(identities).toEqual([undefined, 'Bearer a-token']);
  });

  it('is sent once more with a renewed token after a 401, and then fails', async () => {
    const sent: unknown[] = [];
    const refusing = (accepted: string) =>
      createClient({
        baseUrl: '/api',
        token: async (refused) => (refused === undefined ? 'expired' : 'renewed'),
        fetch: async (_, init) => {
          const identity = new Headers(init?.headers).get('Authorization');
          sent.push(identity);
          return Response.json([], { status: identity === accepted ? 200 : 401 });
        },
      });
    const phone = '5512345678' as PhoneNumber;
    expect(await refusing('Bearer renewed').send(getOrdersOfPhone, phone)).toEqual([]);
    expect(sent).toEqual(['Bearer expired', 'Bearer renewed']);
    await expect(refusing('none').send(getOrdersOfPhone, phone)).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(4);
  });

  it('fails as `network` when its refused token cannot be renewed: a 401 would end the session', async () => {
    const client = createClient({
      baseUrl: '/api',
      token: async (refused) => {
        if (refused === undefined) return 'expired';
        throw new ApiError('network', 'The sign-in provider cannot be reached');
      },
      fetch: async () => Response.json({ error: 'Identifícate.' }, { status: 401 }),
    });
    const outcome = client.send(getOrdersOfPhone, '5512345678' as PhoneNumber);
    await expect(outcome).rejects.toMatchObject({ kind: 'network', status: 0, isNotProcessed: true });
  });

  it('uses `keepalive` when asked to', async () => {
    const outlives: (boolean | undefined)[] = [];
    const client = createClient({
      baseUrl: '/api',
      token: async () => null,
      fetch: async (_, init) => {
        outlives.push(init?.keepalive);
        return Response.json([]);
      },
    });
    await client.send(getPromo, undefined);
    await client.send(getPromo, undefined, { keepalive: true });
    expect(outlives).toEqual([false, true]);
  });

  it('sends the order and its idempotency key', async () => {
    let key: unknown;
    let body = '';
    const client = await backend(async (request, response) => {
      key = request.headers['idempotency-key'];
      for await (const chunk of request) body += chunk;
      response.writeHead(201).end('{"id_pedido": 12, "total": "75.50", "estado": 0}');
    });
    const draft = {
      phone: '5512345678' as PhoneNumber,
      deliveryAddress: 'Colima 5',
      fulfilment: 'delivery' as const,
      payment: 'cash' as const,
      total: 7550 as Cents,
      lines: [],
    };
    expect(await client.send(placeOrder, { payload: orderToWire(draft), key: 'k-1' })).toMatchObject({
      id: 12,
      total: 7550,
      state: 'active',
    });
    expect(key).toBe('k-1');
    expect(JSON.parse(body)).toEqual({
      telefono_usuario: '5512345678',
      direccion_entrega: 'Colima 5',
      metodo_pago: 'efectivo',
      total: 75.5,
      notas: '',
      productos: [],
    });
  });

  it('needs no body when the status is the whole answer', async () => {
    const client = await answering(204, '');
    await expect(client.send(renameCategory, { id: 1 as never, name: 'Dulces' })).resolves.toBeUndefined();
  });

  it('leaves out a row that it cannot read, reports it, and keeps its neighbours', async () => {
    const product = { id_producto: 7, nombre: 'Cajeta', precio: '75.50', categoria: 1, imagen_url: null };
    const reported: string[] = [];
    const client = createClient({
      baseUrl: '/api',
      token: async () => null,
      fetch: async () =>
        Response.json([product, { ...product, precio: 'gratis' }, null, { ...product, id_producto: 8 }]),
      onUnreadableRow: ({ message }) => reported.push(message),
    });
    const products = await client.send(getPromo, undefined);
    expect(products.map(({ id }) => id)).toEqual([7, 8]);
    expect(reported).toEqual(['/promo [1]: precio', '/promo [2]: body']);
  });

  it('reads a missing mark as yes and `null` as no', async () => {
    const product = { id_producto: 7, nombre: 'Cajeta', precio: 75.5, categoria: 1, combo: null };
    const client = await answering(200, JSON.stringify([product, { ...product, disponible: null }]));
    const products = await client.send(getPromo, undefined);
    expect(products.map(({ available, isCombo }) => [available, isCombo])).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it('follows a redirect', async () => {
    const client = await backend((request, response) => {
      if (request.url === '/api/promo') response.writeHead(307, { Location: '/moved' }).end();
      else response.end(request.url === '/moved' ? '[]' : 'lost');
    });
    expect(await client.send(getPromo, undefined)).toEqual([]);
  });

  it('encodes a parameter as one segment of the path', async () => {
    let asked: string | undefined;
    const client = await backend((request, response) => {
      asked = request.url;
      response.end('[]');
    });
    await client.send(getOrdersOfPhone, '55/../?x=1' as PhoneNumber);
    expect(asked).toBe('/api/orders/user/55%2F..%2F%3Fx%3D1');
  });

  it('returns null for a product that does not exist', async () => {
    const client = await answering(200, '[]');
    expect(await client.send(getProduct, productId(99))).toBeNull();
  });
});

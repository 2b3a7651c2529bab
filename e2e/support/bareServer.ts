import { expect, type Page, type Route } from '@playwright/test';
import { withoutRendering } from './ownPage.ts';

/** What such a server answers to a call that it does not have. */
export type Unknown = 'missing' | 'page' | 'broken';

type Row = Record<string, unknown>;

const orderFields = ['telefono_usuario', 'direccion_entrega', 'metodo_pago', 'total', 'notas', 'productos'];
const lineFields = ['id_producto', 'cantidad', 'precio_unitario', 'extras', 'extras_full', 'combo'].concat([
  'precio_total_extras',
  'imagen',
]);
const productFields = ['nombre', 'descripcion', 'precio', 'categoria', 'disponible', 'imagen_url', 'combo'];

/** A product as such a server has it: its price is a text. */
const aRow = (id: number, nombre: string, more: Row = {}): Row => ({
  id_producto: id,
  nombre,
  descripcion: `Con ${nombre}`,
  precio: '89.50',
  categoria: 1,
  disponible: 1,
  imagen_url: `https://fotos.example/image/upload/v1/menu/p${id}.jpg`,
  combo: 0,
  ...more,
});

/**
 * A server with the calls of spec §7 alone, in the place of the shop's: it takes and gives exactly their fields, replaces a product by the
 * body of its change, and answers a write without a number.
 */
export async function serveBare(page: Page, unknown: Unknown) {
  const shop = {
    products: [
      aRow(1, 'Cajeta'),
      aRow(2, 'Fresa', { precio: '75' }),
      // What an old row may look like: it is left out or read, never its neighbours.
      aRow(3, 'Sin marca', { disponible: null }),
      { nombre: 'Sin número', precio: '10' },
    ] as Row[],
    categories: [
      { id: 1, nombre: 'Crepas' },
      { id: 2, nombre: 'Bebidas' },
    ] as Row[],
    extras: [{ id_ingrediente: 1, nombre: 'Nuez', descripcion: 'Picada', precio_extra: '15.00' }] as Row[],
    /** The extras of a product, as texts. */
    links: {} as Record<string, string[]>,
    orders: [] as Row[],
    /** The calls that such a server does not have. */
    unknownCalls: new Set<string>(),
    /** Whether the next order arrives and its answer is lost. */
    losesAnswer: false,
  };
  const productsOf = (url: URL) =>
    shop.products.filter(({ categoria }) => String(categoria) === url.searchParams.get('categoria'));

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const url = new URL(request.url());
    const path = url.pathname.replace(/^.*\/api/, '');
    const [, last = ''] = /\/([^/]+)$/.exec(path) ?? [];
    const call = `${request.method()} ${path.replace(/\/\d+$/, '/:id')}`;
    const json = (value: unknown, status = 200) => route.fulfill({ status, json: value });
    const body = () => request.postDataJSON() as Row;
    const hasExactly = (value: object, fields: readonly string[]) =>
      expect(Object.keys(value).sort(), call).toEqual([...fields].sort());

    switch (call) {
      case 'GET /promo':
        return json(shop.products.slice(0, 2));
      case 'GET /categories/with-product-count':
        return json(
          shop.categories.map(({ id, nombre }) => ({
            categoria_id: String(id),
            categoria_nombre: nombre,
            total_productos: '3',
          })),
        );
      case 'GET /category-asc':
      case 'GET /allcategories':
        return json(shop.categories);
      case 'GET /category':
        return json(productsOf(url).filter(({ disponible }) => disponible !== 0));
      case 'GET /admin':
        return json(productsOf(url));
      case 'GET /modal':
        return json(shop.products.filter((one) => String(one.id_producto) === url.searchParams.get('id')));
      case 'GET /crepa-combo':
        return json(shop.products.slice(0, 3));
      case 'GET /ingredientes':
        return json(shop.extras);
      case 'GET /producto-ingredientes/:id':
        return json(shop.links[last] ?? ['1']);
      case 'GET /orders/user/:id':
        return json(
          shop.orders.map(({ id_pedido, total, productos }) => ({
            id_pedido,
            total: String(total),
            estado: '0',
            productos,
          })),
        );
      case 'GET /active-orders':
        return json(shop.orders.map((order) => ({ ...order, productos: undefined, nombre: 'Ana' })));
      case 'GET /order-details/:id': {
        const [order] = shop.orders.filter(({ id_pedido }) => String(id_pedido) === last);
        return json({ ...order, fecha_pedido: '2026-11-21T19:30:00-06:00', detalles: [] });
      }
      case 'POST /orders': {
        const { productos, ...order } = body() as { productos: Row[] };
        hasExactly({ ...order, productos }, orderFields);
        for (const line of productos) hasExactly(line, lineFields);
        shop.orders.push({ ...order, id_pedido: shop.orders.length + 41, productos });
        if (!shop.losesAnswer) return json({}, 201);
        shop.losesAnswer = false;
        return route.abort('connectionreset');
      }
      case 'POST /products':
        hasExactly(body(), productFields);
        shop.products.push({ ...body(), id_producto: 90 + shop.products.length });
        return json({}, 201);
      case 'PUT /products/:id':
        hasExactly(body(), productFields);
        shop.products = shop.products.map((one) =>
          String(one.id_producto) === last ? { ...body(), id_producto: one.id_producto } : one,
        );
        return json({});
      case 'DELETE /products/:id':
        shop.products = shop.products.filter((one) => String(one.id_producto) !== last);
        return json({});
      case 'POST /create-category':
        shop.categories.push({ id: 10 + shop.categories.length, nombre: body().nombre });
        return json({}, 201);
      case 'PUT /categories/update-name/:id':
        return route.fulfill({ status: 204 });
      case 'POST /create-extra':
        hasExactly(body(), ['nombre', 'descripcion', 'precio_extra']);
        shop.extras.push({ ...body(), id_ingrediente: 10 + shop.extras.length });
        return json({}, 201);
      case 'POST /producto-ingredientes': {
        hasExactly(body(), ['producto_id', 'ingredientes']);
        const { producto_id, ingredientes } = body() as { producto_id: number; ingredientes: number[] };
        shop.links[producto_id] = ingredientes.map(String);
        return json({});
      }
      case 'POST /categories/update-order':
      case 'POST /delete-cloudinary-image':
      case 'DELETE /category/:id':
        return json({});
      default:
        shop.unknownCalls.add(call);
        if (unknown === 'missing') return json({ error: 'No existe' }, 404);
        if (unknown === 'broken') return json({ error: 'Internal Server Error' }, 500);
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Crepas</title>' });
    }
  }

  await withoutRendering(page);
  await page.route('**/api/**', answer);
  return shop;
}

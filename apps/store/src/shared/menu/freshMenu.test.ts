import { createClient } from '@crepas/api';
import { type CartLine, centsFromPesos, extraId, lineKey } from '@crepas/domain';
import { expect, it } from 'vitest';
import { aChoice, aProduct } from '../../testing/build.ts';
import { loadFreshMenu } from './freshMenu.ts';

const nuez = { id: extraId(4), name: 'Nuez', description: '', price: centsFromPesos(10), available: true };

function aLine(id: number, changes: Partial<CartLine> = {}): CartLine {
  const choice = aChoice(id, changes);
  return { ...choice, key: lineKey(choice) };
}

const onWire = (id: number) => ({
  id_producto: id,
  nombre: `Crepa ${id}`,
  descripcion: '',
  precio: 85,
  categoria: 1,
  imagen_url: '',
});

/** A shop without product 9; product 1 may have the extra 4. */
function aShop(changes: Record<string, unknown> = {}) {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    '/api/modal?id=1': [onWire(1)],
    '/api/modal?id=2': [onWire(2)],
    '/api/modal?id=9': [],
    '/api/ingredientes': [
      { id_ingrediente: 4, nombre: 'Nuez', descripcion: '', precio_extra: 12 },
      { id_ingrediente: 5, nombre: 'Cajeta', descripcion: '', precio_extra: 10 },
    ],
    '/api/producto-ingredientes/1': [4],
    '/api/producto-ingredientes/2': [],
    '/api/crepa-combo': [onWire(2)],
    ...changes,
  };
  const client = createClient({
    baseUrl: '/api',
    token: async () => null,
    fetch: async (url) => {
      asked.push(String(url));
      return Response.json(answers[String(url)]);
    },
  });
  return { client, asked };
}

it('requests each product of the cart once, and nothing else', async () => {
  const { client, asked } = aShop();
  const menu = await loadFreshMenu(client, [aLine(1), aLine(1, { quantity: 2 }), aLine(9)]);
  expect(asked.sort()).toEqual(['/api/modal?id=1', '/api/modal?id=9']);
  expect(menu.products.map(({ id, now }) => [id, now?.price ?? null])).toEqual([
    [1, 8500],
    [9, null],
  ]);
  expect(menu.crepas).toEqual([]);
});

it('loads the extras that each product may have, if a line has extras', async () => {
  const { client } = aShop();
  const menu = await loadFreshMenu(client, [aLine(1, { extras: [nuez] }), aLine(2)]);
  expect(menu.products.map(({ id, extras }) => [id, extras.map(({ name, price }) => [name, price])])).toEqual(
    [
      [1, [['Nuez', 1200]]],
      [2, []],
    ],
  );
});

it('loads the crepas for combos, if a line is a combo', async () => {
  const { client } = aShop();
  const menu = await loadFreshMenu(client, [aLine(1, { crepas: [aProduct(2)] })]);
  expect(menu.crepas.map(({ id }) => id)).toEqual([2]);
});

it('fails as the client does', async () => {
  const client = createClient({
    baseUrl: '/api',
    token: async () => null,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(loadFreshMenu(client, [aLine(1)])).rejects.toThrow('Network error');
  const { client: shop, asked } = aShop();
  const leaving = AbortSignal.abort();
  await loadFreshMenu(shop, [aLine(1)], leaving).catch(() => {});
  expect(asked).toHaveLength(1);
});

it('loads the groups of the products that have some now, and of no other', async () => {
  const { client, asked } = aShop({
    '/api/modal?id=1': [{ ...onWire(1), grupos: [3] }],
    '/api/productos/1/grupos': [{ id_grupo: 3, minimo: 1, maximo: 1, incluidas: 0, por_opcion: 1 }],
    '/api/grupos': [
      {
        id_grupo: 3,
        nombre: 'Tamaño',
        opciones: [
          { id_opcion: 5, nombre: 'Chico', diferencia: 0 },
          {
            id_opcion: 6,
            nombre: 'Grande',
            diferencia: 20,
            disponible: 0,
            agotado_hasta: '2026-11-21T11:00:00Z',
          },
          { id_opcion: 7, nombre: 'Cubeta', diferencia: 90, disponible: 0 },
        ],
      },
    ],
  });
  const menu = await loadFreshMenu(client, [aLine(1), aLine(2)]);
  expect(
    menu.products.map(({ groups }) =>
      groups.map(({ name, max, options }) => [name, max, options.map((option) => option.name)]),
    ),
  ).toEqual([[['Tamaño', 1, ['Chico', 'Grande']]], []]);
  expect(asked.filter((path) => path.includes('grupos')).sort()).toEqual([
    '/api/grupos',
    '/api/productos/1/grupos',
  ]);
});

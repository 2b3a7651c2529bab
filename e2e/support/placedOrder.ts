import { type APIRequestContext, expect } from '@playwright/test';
import { provePhone, readAsOwner } from './api.ts';

type ProductWire = { id_producto: number; nombre: string; precio: number; combo: 0 | 1; imagen_url: string };

/**
 * Places an order of one crepa without the screens. Returns its number.
 *
 * @param options by their names on the wire, such as `nota_pedido`
 */
export async function placeOrder(
  request: APIRequestContext,
  phone: string,
  options: object = {},
): Promise<number> {
  const { idToken } = await provePhone(request, phone);
  const [category] = await readAsOwner<{ id: number }[]>(request, '/category-asc');
  const products = await readAsOwner<ProductWire[]>(request, `/category?categoria=${category?.id}`);
  const product = products.find(({ combo }) => combo === 0);
  if (!product) throw new Error('the menu has no crepa');
  const line = {
    id_producto: product.id_producto,
    cantidad: 2,
    precio_unitario: product.precio,
    extras: null,
    extras_full: [],
    combo: null,
    precio_total_extras: 0,
    imagen: product.imagen_url,
  };
  const answer = await request.post('/api/orders', {
    headers: { Authorization: `Bearer ${idToken}` },
    data: {
      telefono_usuario: phone,
      direccion_entrega: 'Colima 5, Roma Nte., 06700 Ciudad de México, int. 2, portón azul',
      metodo_pago: 'efectivo',
      total: product.precio * 2,
      notas: '',
      productos: [line],
      ...options,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id_pedido: number }).id_pedido;
}

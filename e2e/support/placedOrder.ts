import { type APIRequestContext, expect } from '@playwright/test';
import { readAsOwner, smsCode } from './api.ts';

type ProductWire = { id_producto: number; nombre: string; precio: number; combo: 0 | 1; imagen_url: string };

/** A token of the customer of a phone, who proves it by SMS. */
async function customerToken(request: APIRequestContext, phone: string): Promise<string> {
  const accounts = `http://localhost:${process.env.E2E_AUTH_PORT}/identitytoolkit.googleapis.com/v1/accounts`;
  const post = async (action: string, data: object) => {
    const answer = await request.post(`${accounts}:${action}?key=demo`, { data, maxRetries: 2 });
    return (await answer.json()) as { sessionInfo: string; idToken: string };
  };
  const { sessionInfo } = await post('sendVerificationCode', { phoneNumber: `+52${phone}` });
  const code = await smsCode(request, phone);
  return (await post('signInWithPhoneNumber', { sessionInfo, code })).idToken;
}

/** A customer's order of one crepa, past the screens. Answers its number. */
export async function placeOrder(request: APIRequestContext, phone: string): Promise<number> {
  const token = await customerToken(request, phone);
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
    headers: { Authorization: `Bearer ${token}` },
    data: {
      telefono_usuario: phone,
      direccion_entrega: 'Colima 5, Roma Nte., 06700 Ciudad de México, int. 2, portón azul',
      metodo_pago: 'efectivo',
      total: product.precio * 2,
      notas: '',
      productos: [line],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id_pedido: number }).id_pedido;
}

import { createProduct, deleteProduct, getProduct, getProductExtraIds, updateProduct } from '@crepas/api';
import { type Cents, categoryId, type ProductId, productId } from '@crepas/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderLines } from '../../db/tables/orders.ts';
import { askAs, said } from '../../testing/askAs.ts';
import { sendOrder } from '../../testing/placeOrder.ts';
import { testShop } from '../../testing/testShop.ts';
import { ordersToken, ownerToken, staffToken } from '../../testing/tokens.ts';

const shop = testShop();

const asOwner = askAs(shop, ownerToken());
const asStaff = askAs(shop, staffToken());
const crepas = categoryId(1);

async function newProduct(): Promise<ProductId> {
  const response = await asOwner(createProduct, { name: 'Nueva', categoryId: crepas });
  return productId(v.parse(createProduct.answer, response.json()).id_producto);
}

const read = async (id: ProductId) => (await asStaff(getProduct, id)).json()[0];

describe('a new product', () => {
  it('is available and has no flags by default, and is visible to the next read', async () => {
    const response = await asOwner(createProduct, { name: ' Mango ', categoryId: crepas });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id_producto: expect.any(Number),
      nombre: 'Mango',
      descripcion: '',
      precio: 0,
      categoria: 1,
      disponible: 1,
      imagen_url: '',
      combo: 0,
      promo: 0,
      elegible_combo: 0,
      agotado_hasta: null,
    });
    expect(await read(response.json().id_producto)).toEqual(response.json());
  });

  it('has every field of the request', async () => {
    const product = {
      name: 'Dúo',
      description: 'Dos crepas.',
      price: 12_050 as Cents,
      categoryId: categoryId(2),
      available: false,
      imageUrl: '/duo.webp',
      isCombo: true,
      isPromoted: true,
      isComboEligible: true,
    };
    const response = await asOwner(createProduct, product);
    expect(response.json()).toMatchObject({ precio: 120.5, disponible: 0, combo: 1, promo: 1 });
    expect(createProduct.decode(v.parse(createProduct.answer, response.json()))).toMatchObject(product);
  });

  it.each([
    [{ name: 'Mango', categoryId: categoryId(99) }, 422, 'Esa categoría no existe.'],
    [{ name: 'Mango', categoryId: categoryId(2 ** 40) }, 422, 'Esa categoría no existe.'],
    [{ name: ' ', categoryId: crepas }, 400, 'El dato «Nombre» no es válido.'],
    [
      { name: 'Man\u0000go', categoryId: crepas },
      400,
      '«Nombre»: lleva un carácter que no se puede imprimir.',
    ],
  ])('with %j is refused', async (product, status, error) => {
    expect(said(await asOwner(createProduct, product))).toMatchObject([status, { error }]);
  });
});

describe('a change of a product', () => {
  it('changes only the fields of the request', async () => {
    const id = await newProduct();
    const before = await read(id);
    const response = await asOwner(updateProduct, { id, price: 7050 as Cents, isPromoted: true });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...before, precio: 70.5, promo: 1 });
    expect(await read(id)).toEqual(response.json());
  });

  it('can clear every flag', async () => {
    const special = { available: false, isCombo: true, isPromoted: true, isComboEligible: true };
    const ordinary = { available: true, isCombo: false, isPromoted: false, isComboEligible: false };
    const id = await newProduct();
    await asOwner(updateProduct, { id, ...special });
    expect(await read(id)).toMatchObject({ disponible: 0, combo: 1, promo: 1, elegible_combo: 1 });
    await asOwner(updateProduct, { id, ...ordinary });
    expect(await read(id)).toMatchObject({ disponible: 1, combo: 0, promo: 0, elegible_combo: 0 });
  });

  it('says how many crepas a combo holds, and whether they may be the same; the usual is left out', async () => {
    const id = await newProduct();
    const pair = { isCombo: true, comboSize: 2, comboRepeats: true };
    expect((await asOwner(updateProduct, { id, ...pair })).json()).toMatchObject({
      combo: 1,
      combo_de: 2,
      combo_repite: 1,
    });
    await asOwner(updateProduct, { id, comboSize: 3, comboRepeats: false });
    expect(Object.keys(await read(id))).not.toEqual(expect.arrayContaining(['combo_de']));
    expect(Object.keys(await read(id))).not.toEqual(expect.arrayContaining(['combo_repite']));
  });

  it.each([1, 13, 2.5])('of %s crepas is refused', async (comboSize) => {
    const id = await newProduct();
    expect((await asOwner(updateProduct, { id, comboSize })).json()).toMatchObject({ campo: 'combo_de' });
  });

  it('without any field answers the product', async () => {
    const id = await newProduct();
    expect((await asOwner(updateProduct, { id })).json()).toEqual(await read(id));
  });

  it.each([99_999, 2 ** 40])('of the unknown product %d answers 404', async (id) => {
    expect(said(await asOwner(updateProduct, { id: productId(id), available: false }))).toEqual([
      404,
      { error: 'Ese producto no existe.' },
    ]);
  });

  it('to an unknown category is refused', async () => {
    const response = await asOwner(updateProduct, { id: await newProduct(), categoryId: categoryId(99) });
    expect(response.statusCode).toBe(422);
  });

  it('is open to staff, unless they have the orders alone: then hiding it is refused too (decision R11)', async () => {
    const id = await newProduct();
    expect((await asStaff(updateProduct, { id, price: 100 as Cents })).json()).toMatchObject({ precio: 1 });
    for (const change of [{ available: false }, { price: 200 as Cents }]) {
      expect(said(await askAs(shop, ordersToken())(updateProduct, { id, ...change }))).toEqual([
        403,
        { error: 'No tienes permiso para esto.' },
      ]);
    }
    expect(await read(id)).toMatchObject({ disponible: 1, precio: 1 });
  });
});

describe('a deleted product', () => {
  it('loses its extras and stays in the orders that contain it', async () => {
    expect((await sendOrder(shop)).statusCode).toBe(201);
    expect(said(await asOwner(deleteProduct, productId(1)))).toEqual([200, { ok: true }]);
    expect(await read(productId(1))).toBeUndefined();
    expect((await asStaff(getProductExtraIds, productId(1))).json()).toEqual([]);
    expect(await shop.database.queries.select().from(orderLines)).toMatchObject([{ productName: 'Nutella' }]);
  });

  it('answers 404 to a second deletion', async () => {
    const id = await newProduct();
    const answers = await Promise.all([asOwner(deleteProduct, id), asOwner(deleteProduct, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });
});

import {
  createExtra,
  deleteExtra,
  getExtras,
  getProductExtraIds,
  setProductExtras,
  updateExtra,
} from '@crepas/api';
import { type Cents, type ExtraId, extraId, maxProductExtras, productId } from '@crepas/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { askAs, said } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { ordersToken, ownerToken, staffToken } from '../../testing/tokens.ts';

const shop = testShop();

const ask = askAs(shop, ownerToken());
const asStaff = askAs(shop, staffToken());

const coco = { name: 'Coco', description: 'Rallado.', price: 850 as Cents };
const wire = {
  nombre: 'Coco',
  descripcion: 'Rallado.',
  precio_extra: 8.5,
  disponible: 1,
  agotado_hasta: null,
};

async function newExtra(): Promise<ExtraId> {
  return createExtra.decode(v.parse(createExtra.answer, (await ask(createExtra, coco)).json())).id;
}
const linksOf = async (product: number) => (await ask(getProductExtraIds, productId(product))).json();
const link = (product: number, extras: readonly number[]) =>
  ask(setProductExtras, { product: productId(product), extras: extras.map(extraId) });

describe('an extra', () => {
  it('is visible to the next read after its creation', async () => {
    const response = await ask(createExtra, coco);
    expect(said(response)).toEqual([201, { id_ingrediente: expect.any(Number), ...wire }]);
    expect((await ask(getExtras, undefined)).json()).toContainEqual(response.json());
  });

  it('changes only in the fields of the request', async () => {
    const id = await newExtra();
    const response = await ask(updateExtra, { id, price: 900 as Cents });
    expect(said(response)).toEqual([200, { ...wire, id_ingrediente: id, precio_extra: 9 }]);
    expect(said(await ask(updateExtra, { id }))).toEqual(said(response));
  });

  it('can be changed by staff, unless they have the orders alone: then hiding it is refused too (decision R11)', async () => {
    const id = await newExtra();
    expect((await asStaff(updateExtra, { id, name: 'Otro' })).json()).toMatchObject({ nombre: 'Otro' });
    for (const change of [{ available: false }, { name: 'Ajeno' }]) {
      expect(said(await askAs(shop, ordersToken())(updateExtra, { id, ...change }))).toEqual([
        403,
        { error: 'No tienes permiso para esto.' },
      ]);
    }
    expect((await asStaff(updateExtra, { id })).json()).toMatchObject({ nombre: 'Otro', disponible: 1 });
  });

  it('is deleted from every product', async () => {
    const id = await newExtra();
    await link(4, [1, id]);
    expect(said(await ask(deleteExtra, id))).toEqual([200, { ok: true }]);
    expect(await linksOf(4)).toEqual([1]);
    expect((await ask(deleteExtra, id)).statusCode).toBe(404);
  });

  it.each([99_999, 2 ** 40])('with the unknown id %d answers 404', async (id) => {
    const expected = [404, { error: 'Ese extra no existe.' }];
    expect(said(await ask(updateExtra, { id: extraId(id), available: false }))).toEqual(expected);
    expect(said(await ask(deleteExtra, extraId(id)))).toEqual(expected);
  });
});

describe('the extras of a product', () => {
  it('are replaced as a set', async () => {
    expect(said(await link(2, [2, 2]))).toEqual([200, { ok: true }]);
    expect(await linksOf(2)).toEqual([2]);
    await link(2, []);
    expect(await linksOf(2)).toEqual([]);
  });

  it('do not change if one of the new ids is unknown', async () => {
    await link(3, [1]);
    expect(said(await link(3, [2, 99_999, 2 ** 40]))).toEqual([
      422,
      { error: `No hay extras con estos números: 99999, ${2 ** 40}.` },
    ]);
    expect(await linksOf(3)).toEqual([1]);
  });

  it.each([99_999, 2 ** 40])('of the unknown product %d answer 422', async (product) => {
    expect(said(await link(product, [1]))).toEqual([422, { error: 'Ese producto no existe.' }]);
  });
});

describe('the extras of a product that two people edit at once (`antes`)', () => {
  const save = (extras: readonly number[], before?: readonly number[]) =>
    ask(setProductExtras, {
      product: productId(1),
      extras: extras.map(extraId),
      ...(before && { before: before.map(extraId) }),
    });
  const three = async () => [await newExtra(), await newExtra(), await newExtra()] as const;

  it('are those of both', async () => {
    const [one, two, added] = await three();
    await save([one, two]);
    // The first one adds an extra, the second one takes another away.
    expect(said(await save([one, two, added], [one, two]))).toEqual([200, { ok: true }]);
    expect(said(await save([one], [one, two]))).toEqual([200, { ok: true }]);
    expect(await linksOf(1)).toEqual([one, added]);
  });

  it('are those of the later one without it, as in spec §7', async () => {
    const [one, two, added] = await three();
    await save([one, two]);
    await save([one, two, added]);
    await save([one]);
    expect(await linksOf(1)).toEqual([one]);
  });

  it('keep what was taken away by the other, and what was deleted', async () => {
    const [one, two, added] = await three();
    await save([one, two]);
    await save([one], [one, two]);
    await ask(deleteExtra, one);
    expect(said(await save([one, two, added], [one, two]))).toEqual([200, { ok: true }]);
    expect(await linksOf(1)).toEqual([added]);
  });

  it('are refused when there would be too many together', async () => {
    const most = await Promise.all(Array.from({ length: maxProductExtras }, newExtra));
    await save(most);
    expect(said(await save([await newExtra()], []))).toEqual([
      422,
      { error: 'Otra persona agregó extras mientras tanto, y un producto tiene hasta 200: quita alguno.' },
    ]);
    expect(await linksOf(1)).toEqual(most.toSorted((one, other) => one - other));
  });

  it('are refused with one that is new to the product and does not exist', async () => {
    const [one] = await three();
    await save([one]);
    expect((await save([one, 99_999], [one])).statusCode).toBe(422);
    expect(await linksOf(1)).toEqual([one]);
  });
});

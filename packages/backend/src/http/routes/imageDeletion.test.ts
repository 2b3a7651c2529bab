import { createHash } from 'node:crypto';
import {
  createProduct,
  deleteImage,
  deleteProduct,
  getShop,
  restoreProduct,
  signUpload,
  updateProduct,
} from '@crepas/api';
import { categoryId, type ProductId, productId } from '@crepas/domain';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeLog } from '../../db/tables/staff.ts';
import { openImageAccount } from '../../images/imageAccount.ts';
import type { BackendPlugin } from '../../server/buildApp.ts';
import { aLine } from '../../testing/anOrder.ts';
import { askAs, said } from '../../testing/askAs.ts';
import { openTimeoutMs } from '../../testing/openTestDatabase.ts';
import { sendOrder } from '../../testing/placeOrder.ts';
import { testSettings } from '../../testing/standIns.ts';
import { startTestShop } from '../../testing/startTestShop.ts';
import { testShop } from '../../testing/testShop.ts';
import { ownerToken } from '../../testing/tokens.ts';
import { purgeSnapshotsAndPictures } from '../purgeSnapshots.ts';

const destroyed: (string | null)[] = [];
let answer = '';
beforeEach(() => {
  destroyed.length = 0;
  answer = '{"result":"ok"}';
});

/** A stand-in for Cloudinary, as the demo has at this path. */
const imageHost: BackendPlugin = async (app) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.post<{ Body: URLSearchParams }>('/image-host/v1_1/demo-crepas/image/destroy', async ({ body }) => {
    destroyed.push(body.get('public_id'));
    return answer;
  });
};

const shop = testShop({ plugins: [imageHost] });

const ask = askAs(shop, ownerToken());

/** What happens after the 90 days in which a product can be restored. */
async function later(): Promise<void> {
  await shop.database.queries.update(changeLog).set({ at: sql`now() - interval '91 days'` });
  const { app, database } = shop;
  const settings = testSettings();
  const images = openImageAccount(settings.images, app);
  await purgeSnapshotsAndPictures({ app, database, settings, images });
}
const addressOf = (publicId: string) =>
  `http://localhost:4173/image-host/demo-crepas/image/upload/v1/${publicId}.webp`;

async function newProduct(imageUrl: string): Promise<ProductId> {
  const response = await ask(createProduct, { name: 'Nueva', categoryId: categoryId(1), imageUrl });
  return productId(v.parse(createProduct.answer, response.json()).id_producto);
}

describe('a picture', () => {
  it('of the shop is deleted at its account', async () => {
    expect(
      said(await ask(deleteImage, { publicId: 'uploads/fresa', fullUrl: addressOf('uploads/fresa') })),
    ).toEqual([200, { ok: true }]);
    expect(destroyed).toEqual(['uploads/fresa']);
  });

  it('that is already deleted is answered the same', async () => {
    answer = '{"result":"not found"}';
    const response = await ask(deleteImage, {
      publicId: 'uploads/fresa',
      fullUrl: addressOf('uploads/fresa'),
    });
    expect(said(response)).toEqual([200, { ok: true }]);
  });

  it('stays while a product shows it, by any of its addresses', async () => {
    const product = await newProduct('/image-host/demo-crepas/image/upload/w_400/uploads/f.webp#aabbcc');
    const remove = () => ask(deleteImage, { publicId: 'uploads/f', fullUrl: addressOf('uploads/f') });
    expect([said(await remove()), destroyed]).toEqual([[200, { ok: true }], []]);
    await ask(updateProduct, { id: product, imageUrl: '' });
    expect([said(await remove()), destroyed]).toEqual([[200, { ok: true }], ['uploads/f']]);
  });

  it.each([
    ['uploads/mango', addressOf('uploads/fresa')],
    ['uploads/fresa', 'https://res.cloudinary.com/another/image/upload/v1/uploads/fresa.webp'],
    ['uploads/fresa', 'not an address'],
  ])('%s at %s is refused, because it is not in the shop’s account', async (publicId, fullUrl) => {
    expect(said(await ask(deleteImage, { publicId, fullUrl }))).toEqual([
      422,
      { error: 'Esa imagen no es de esta tienda.' },
    ]);
    expect(destroyed).toEqual([]);
  });

  it('answers 503 without internal details while the image host refuses', async () => {
    answer = '{"error":{"message":"Invalid Signature"}}';
    const response = await ask(deleteImage, {
      publicId: 'uploads/fresa',
      fullUrl: addressOf('uploads/fresa'),
    });
    expect(said(response)).toEqual([
      503,
      { error: 'El servicio de imágenes no está disponible. Intenta de nuevo en un momento.' },
    ]);
    expect(response.headers['retry-after']).toBe('5');
  });
});

describe('the picture of a deleted product', () => {
  it('stays while the product can be restored, and is deleted afterwards', async () => {
    await ask(deleteProduct, await newProduct(addressOf('uploads/a')));
    const byHand = await ask(deleteImage, { publicId: 'uploads/a', fullUrl: addressOf('uploads/a') });
    expect([byHand.statusCode, destroyed]).toEqual([200, []]);
    await later();
    expect(destroyed).toEqual(['uploads/a']);
  });

  it('stays when the product was restored', async () => {
    const product = await newProduct(addressOf('uploads/e'));
    await ask(deleteProduct, product);
    await ask(restoreProduct, product);
    await later();
    expect(destroyed).toEqual([]);
  });

  it('stays while another product shows it, by any of its addresses', async () => {
    const first = await newProduct(addressOf('uploads/b'));
    const second = await newProduct('/image-host/demo-crepas/image/upload/w_400/uploads/b.webp');
    await ask(deleteProduct, first);
    await later();
    expect(destroyed).toEqual([]);
    await ask(updateProduct, { id: second, imageUrl: '' });
    await ask(deleteProduct, await newProduct(addressOf('uploads/b')));
    await later();
    expect(destroyed).toEqual(['uploads/b']);
  });

  it('stays while an order shows it, by any of its addresses (decision O10)', async () => {
    const ordered = await newProduct(addressOf('uploads/d'));
    const productos = [aLine({ id_producto: ordered, precio_unitario: 0 })];
    expect((await sendOrder(shop, { productos })).statusCode).toBe(201);
    const otherAddress = '/image-host/demo-crepas/image/upload/w_400/uploads/d.webp#aabbcc';
    await ask(updateProduct, { id: ordered, imageUrl: otherAddress });
    await ask(deleteProduct, ordered);
    await later();
    for (const fullUrl of [addressOf('uploads/d'), otherAddress]) {
      const byHand = await ask(deleteImage, { publicId: 'uploads/d', fullUrl });
      expect([byHand.statusCode, destroyed]).toEqual([200, []]);
    }
  });

  it('of another account is not deleted', async () => {
    await ask(deleteProduct, await newProduct('https://example.com/a.webp'));
    await later();
    expect(destroyed).toEqual([]);
  });

  it('that the host does not delete is only logged', async () => {
    answer = 'out of order';
    expect((await ask(deleteProduct, await newProduct(addressOf('uploads/c')))).statusCode).toBe(200);
    await later();
    expect(destroyed).toEqual(['uploads/c']);
  });
});

it('an upload is signed with the secret, for the shop’s preset and pictures only', async () => {
  const { campos } = v.parse(signUpload.answer, (await ask(signUpload, undefined)).json());
  const { allowed_formats, timestamp, upload_preset, api_key, signature, ...more } = campos;
  expect({ allowed_formats, upload_preset, api_key, more }).toEqual({
    allowed_formats: 'jpg,png,webp,avif,gif',
    upload_preset: 'crepas',
    api_key: 'demo',
    more: {},
  });
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
  const text = `allowed_formats=${allowed_formats}&timestamp=${timestamp}&upload_preset=crepas`;
  expect(signature).toBe(createHash('sha1').update(`${text}demo`).digest('hex'));
});

it(
  'a shop without an image account signs no uploads and answers 422 to a deletion',
  async () => {
    const other = await startTestShop({ settings: { images: null } });
    const askOther = askAs(other, ownerToken());
    expect((await askOther(signUpload, undefined)).statusCode).toBe(404);
    expect((await askOther(getShop, undefined)).json().extensiones).not.toContain('foto_firmada');
    expect(
      said(
        await askOther(deleteImage, {
          publicId: 'menu/fresa',
          fullUrl: addressOf('menu/fresa'),
        }),
      ),
    ).toEqual([422, { error: 'Esta tienda no tiene configurado un servicio de imágenes.' }]);
    await other.close();
  },
  openTimeoutMs,
);

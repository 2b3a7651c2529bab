import { type AppConfig, type PageRequest, type PublicMenu, wordsOf } from '@crepas/api';
import { categoryId, centsFromPesos, extraId, type Product, productId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { aProduct as aCrepa, aShop } from '../../testing/build.ts';
import { createRenderer } from './entry.tsx';
import { marks } from './pageAssets.ts';

const aProduct = (changes: Partial<Product> = {}) =>
  aCrepa(1, {
    name: 'Cajeta con nuez',
    description: 'Con nuez',
    price: centsFromPesos(89.5),
    imageUrl: '/image-host/demo/image/upload/v1/menu/cajeta',
    isPromoted: true,
    ...changes,
  });

const menu: PublicMenu = {
  shop: aShop({ name: 'x', whatsApp: '525512345678', features: [] }),
  categories: [
    { id: categoryId(1), name: 'Dulces' },
    { id: categoryId(2), name: 'Combos' },
  ],
  products: [
    aProduct(),
    aProduct({ id: productId(2), name: 'Trío', categoryId: categoryId(2), isCombo: true, isPromoted: false }),
    aProduct({ id: productId(3), name: '</script><b>"&$1' }),
  ],
  soldOut: [
    aProduct({ id: productId(4), name: 'Mango', soldOutUntil: Date.parse('2026-11-21T05:00:00-06:00') }),
  ],
  extras: [{ id: extraId(7), name: 'Nuez', description: '', price: centsFromPesos(15), available: true }],
  extraIdsOf: new Map([[productId(1), [extraId(7)]]]),
};

const renderer = createRenderer({
  template: `<html><head>${marks.head}</head><body><div id="root">${marks.html}</div>${marks.data}</body></html>`,
  scripts: ['/assets/app.js'],
  screens: {
    'src/features/product/AddScreen.tsx': { styles: '<style>.add{}</style>', scripts: ['/assets/add.js'] },
  },
});

const config: AppConfig = {
  apiUrl: '/api',
  firebase: { apiKey: 'key', authDomain: 'shop.example', projectId: 'shop' },
  maps: { url: 'https://maps.googleapis.com', key: 'maps' },
  shop: wordsOf(menu.shop),
};

const request = (path: string): PageRequest => ({
  path,
  origin: 'https://crepas.example',
  menu,
  config,
});
const page = (path: string) => renderer.render(request(path));
const dataIn = (body: string) =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(body)?.[1] ?? 'null');

it.each([
  ['/', '/'],
  ['/home/', '/home'],
  ['/add/1', '/add/1'],
  ['/add/01', '/add/1'],
  ['/add/4', '/add/4'],
  ['/add/99', '/add/0'],
  ['/add/nada', '/add/0'],
  ['/add/1.5', '/add/0'],
  ['/add/-1', '/add/0'],
  ['/add/999999999999999999999', '/add/0'],
  ['/add/\u0000', '/add/0'],
  ['/add/%', '/add/0'],
  ['/order-details/1.5', null],
  ['/nada', '/404'],
  ['/robots.txt', '/robots.txt'],
  ['/cart', '/cart'],
  ['/sms', null],
  ['/order-details/3', null],
  ['/favicon.ico', null],
  ['/nada.html', null],
  ['/tienda', '/tienda'],
  ['/tienda/', '/tienda'],
  ['/aviso-de-privacidad//', '/aviso-de-privacidad'],
  ['/tienda/x', '/404'],
  ['/x/tienda', '/404'],
  ['/tiendas', '/404'],
])('%s is drawn as %s', (path, drawn) => {
  expect(renderer.pageOf(path, menu)).toBe(drawn);
});

it('finds the page of a path in a time that grows with its length, and not with the square of it', () => {
  const leastMs = (slashes: number) => {
    const path = `/tienda${'/'.repeat(slashes)}a`;
    const tries = Array.from({ length: 5 }, () => {
      const start = performance.now();
      for (let times = 0; times < 10; times += 1) renderer.pageOf(path, menu);
      return performance.now() - start;
    });
    return Math.min(...tries);
  };
  leastMs(2_000);
  // Sixteen times as long: its square is 256.
  expect(leastMs(32_000) / leastMs(2_000)).toBeLessThan(64);
});

it('home has the promoted products and those of the first category, and no other', async () => {
  const { status, body } = await page('/home');
  expect(status).toBe(200);
  expect(body).toContain('Mejores Selecciones');
  expect(dataIn(body)).toMatchObject({
    promo: [{ id_producto: 1 }, { id_producto: 3 }],
    products: [{ id_producto: 1 }, { id_producto: 3 }],
  });
  expect(body).not.toContain('Trío');
});

it('no text of the menu closes the element that contains it', async () => {
  for (const path of ['/home', '/add/3']) {
    const { body } = await page(path);
    expect(body).not.toContain('<b>');
    expect(JSON.stringify(dataIn(body))).toContain('</script><b>\\"&$1');
  }
});

it('a product brings its extras, a combo its crepas, and both the scripts of their screen', async () => {
  const product = dataIn((await page('/add/1')).body);
  expect(product).toMatchObject({ product: [{ id_producto: 1 }], extras: [{ id_ingrediente: 7 }] });
  expect(product).not.toHaveProperty('crepas');
  const combo = (await page('/add/2')).body;
  expect(dataIn(combo).crepas).toHaveLength(3);
  expect(combo).toContain('<style>.add{}</style>');
  expect(combo).toContain('content="/assets/app.js /assets/add.js"');
});

it('the cart is rendered empty: its content is stored in the browser', async () => {
  const { status, body } = await page('/cart');
  expect(status).toBe(200);
  expect(body).toContain('Tu carrito está vacío');
  expect(body).not.toContain('Finalizar');
  expect(Object.keys(dataIn(body))).toEqual(['shop']);
});

it('a link to a product shows its picture and its price', async () => {
  const { body } = await page('/add/1');
  expect(body).toContain('<title>Cajeta con nuez · x</title>');
  expect(body).toContain('<link rel="canonical" href="https://crepas.example/add/1">');
  expect(body).toContain('<meta property="product:price:amount" content="89.50">');
  expect(body).toContain(
    '<meta property="og:image" content="https://crepas.example/image-host/demo/image/upload/w_1200,h_630,c_fill,q_auto,f_jpg/v1/menu/cajeta">',
  );
});

it('an unknown product or address is answered with 404 and noindex', async () => {
  for (const [path, text] of [
    ['/add/99', 'Producto no encontrado'],
    ['/nada', 'Página no encontrada'],
  ] as const) {
    const { status, body } = await page(path);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(body).toContain(text);
    expect(body).toContain('noindex');
  }
});

it('the sitemap lists home, the two pages about the shop, and every product', async () => {
  const { body } = await page('/sitemap.xml');
  expect(body.match(/<loc>[^<]+/g)).toHaveLength(6);
  expect((await page('/robots.txt')).body).toContain('Sitemap: https://crepas.example/sitemap.xml');
});

it('robots.txt closes every page of the staff and none of the sitemap', async () => {
  const { body } = await page('/robots.txt');
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  expect(closed).toEqual(expect.arrayContaining(['/orders', '/extras', '/historial', '/personas']));
  const listed = [...(await page('/sitemap.xml')).body.matchAll(/<loc>[^<]*example([^<]+)/g)];
  expect(listed).toHaveLength(6);
  expect(
    ['/cart', '/buscar', ...listed.map(([, path = '']) => path)].filter((path) =>
      closed.some((start) => path.startsWith(start)),
    ),
  ).toEqual([]);
});

it('a link to a product that is sold out says so, and keeps its place in search engines', async () => {
  const { status, body } = await page('/add/4');
  expect(status).toBe(200);
  expect(body).toContain('Agotado por hoy');
  expect(body).not.toContain('Agregar al carrito');
  expect(body).toContain('https://schema.org/SoldOut');
  expect(body).not.toContain('noindex');
  expect((await page('/home')).body).not.toContain('Mango');
});

it('home promises the minutes of the shop', async () => {
  const shop = { ...menu.shop, deliveryMinutes: 35 };
  const { body } = await renderer.render({ ...request('/home'), menu: { ...menu, shop } });
  expect(body).toMatch(/>35 minutos</);
  expect(body).toContain('Envío gratis en 35 minutos.');
  expect(body).not.toContain('45 minutos');
});

it('search engines read the address of the shop, and that orders can be fetched, once the owner has said it', async () => {
  const structuredIn = async (shop: PublicMenu['shop']) => {
    const { body } = await renderer.render({ ...request('/home'), menu: { ...menu, shop } });
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    return JSON.parse(json);
  };
  const responsible = { name: 'Ana', address: 'Colima 55, </script> Roma', email: '', phone: '' };
  expect(await structuredIn({ ...menu.shop, responsible })).toMatchObject({
    '@type': 'Restaurant',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Colima 55, </script> Roma',
      addressCountry: 'MX',
    },
  });
  expect(await structuredIn(menu.shop)).not.toHaveProperty('address');
  // A shop that delivers alone, for nothing, says so by saying nothing.
  expect(await structuredIn(menu.shop)).not.toHaveProperty('potentialAction');
  const pickup = { isActive: true, minutes: 15 };
  expect((await structuredIn({ ...menu.shop, pickup })).potentialAction).toEqual({
    '@type': 'OrderAction',
    deliveryMethod: [
      'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
      'https://schema.org/OnSitePickup',
    ],
  });
});

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
    { id: categoryId(1), name: 'Dulces', windows: [] },
    { id: categoryId(2), name: 'Combos', windows: [] },
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
  groups: [],
  usesOf: new Map(),
  hoursChangeAt: null,
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

it('a product outside of its windows is rendered with the time of its next one, which search engines read too', async () => {
  const availableFrom = Date.parse('2026-11-21T08:00:00-06:00');
  const products = [aProduct({ availableFrom })];
  const { body } = await renderer.render({ ...request('/add/1'), menu: { ...menu, products } });
  expect(body).toContain('Desde las 8:00 a.m.');
  expect(body).not.toContain('Agregar al carrito');
  expect(body).toContain('https://schema.org/OutOfStock');
  expect(body).toContain('"availabilityStarts":"2026-11-21T14:00:00.000Z"');
  const home = await renderer.render({ ...request('/home'), menu: { ...menu, products } });
  expect(home.body).toContain('Desde las 8:00 a.m.');
  expect(home.body).not.toContain('Agregar Cajeta');
});

it('home promises the minutes of the shop', async () => {
  const shop = { ...menu.shop, deliveryMinutes: 35 };
  const { body } = await renderer.render({ ...request('/home'), menu: { ...menu, shop } });
  expect(body).toMatch(/>35 minutos</);
  expect(body).toContain('Envío gratis en 35 minutos.');
  expect(body).not.toContain('45 minutos');
});

const structuredIn = async (path: string, changes: Partial<PublicMenu> = {}) => {
  const { body } = await renderer.render({ ...request(path), menu: { ...menu, ...changes } });
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return { body, structured: JSON.parse(json) };
};
const structuredOf = async (shop: Partial<PublicMenu['shop']>) =>
  (await structuredIn('/home', { shop: { ...menu.shop, ...shop } })).structured;

it('search engines read the address of the shop once the owner has said it', async () => {
  const responsible = { name: 'Ana', address: 'Colima 55, </script> Roma', email: '', phone: '' };
  expect(await structuredOf({ responsible })).toMatchObject({
    '@type': 'Restaurant',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Colima 55, </script> Roma',
      addressCountry: 'MX',
    },
  });
  expect(await structuredOf({})).not.toHaveProperty('address');
});

it('search engines read where to order, and how it gets to the customer', async () => {
  const delivered = 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet';
  const { potentialAction } = await structuredOf({});
  expect(potentialAction).toMatchObject({
    '@type': 'OrderAction',
    target: { '@type': 'EntryPoint', urlTemplate: 'https://crepas.example/home' },
    deliveryMethod: [delivered],
  });
  // Delivery for nothing says so by saying nothing.
  expect(potentialAction).not.toHaveProperty('priceSpecification');
  const withPickup = await structuredOf({ pickup: { isActive: true, minutes: 15 } });
  expect(withPickup.potentialAction.deliveryMethod).toEqual([delivered, 'https://schema.org/OnSitePickup']);
});

it('search engines read the prices, and the area that is served, once it is drawn', async () => {
  const zone = [
    { lat: 19.4, lng: -99.2 },
    { lat: 19.41, lng: -99.1 },
    { lat: 19.45, lng: -99.15 },
  ];
  expect(await structuredOf({})).not.toHaveProperty('areaServed');
  expect(await structuredOf({ zone })).toMatchObject({
    priceRange: '$89.50',
    areaServed: {
      '@type': 'GeoShape',
      polygon: '19.4000 -99.2000 19.4100 -99.1000 19.4500 -99.1500 19.4000 -99.2000',
    },
  });
  const [terms] = [{ fee: centsFromPesos(25), minimum: centsFromPesos(0), freeFrom: null }];
  expect(await structuredOf({ feeZones: [{ name: 'Roma', zone, ...terms }] })).toMatchObject({
    areaServed: [{ '@type': 'Place', name: 'Roma' }],
  });
  const dearer = aProduct({ id: productId(9), price: centsFromPesos(1200) });
  const { structured } = await structuredIn('/home', { products: [...menu.products, dearer] });
  expect(structured.priceRange).toBe('$89.50–$1,200.00');
});

it.each([
  ['/add/1', '$89.50', 'InStock', 'Agregar al carrito'],
  ['/add/4', '$89.50', 'SoldOut', 'Agotado por hoy'],
])('%s tells search engines what the page tells its customer', async (path, price, availability, text) => {
  const { body, structured } = await structuredIn(path);
  const rendered = body.replace(/<script.*?<\/script>/gs, '');
  expect(rendered).toContain(price);
  expect(rendered).toContain(text);
  expect(rendered).toContain(structured.name);
  expect(structured.offers).toMatchObject({
    price: price.slice(1),
    priceCurrency: 'MXN',
    url: `https://crepas.example${path}`,
    availability: `https://schema.org/${availability}`,
  });
});

it('a link to home shows the photo of the first promoted product; a menu without photos, the icon', async () => {
  const pictureOf = async (products: readonly Product[]) => {
    const { body } = await renderer.render({ ...request('/home'), menu: { ...menu, products } });
    return /<meta property="og:image" content="([^"]+)">/.exec(body)?.[1];
  };
  const options = 'w_1200,h_630,c_fill,q_auto,f_jpg';
  const photo = (name: string) => `/image-host/demo/image/upload/v1/menu/${name}`;
  const promoted = aProduct({ id: productId(5), imageUrl: photo('fresas') });
  const other = aProduct({ id: productId(6), imageUrl: photo('mango'), isPromoted: false });
  const bare = aProduct({ id: productId(7), imageUrl: '' });
  const shared = (name: string) =>
    `https://crepas.example/image-host/demo/image/upload/${options}/v1/menu/${name}`;
  expect(await pictureOf([bare, other, promoted])).toBe(shared('fresas'));
  expect(await pictureOf([bare, other])).toBe(shared('mango'));
  expect(await pictureOf([bare])).toBe('https://crepas.example/icons/icon-512.png');
});

it('a page says when the hours of the menu change next, and nothing where there are none', async () => {
  const change = /<meta name="hours-change" content="([^"]*)">/;
  expect((await structuredIn('/home')).body).not.toMatch(change);
  const hoursChangeAt = Date.parse('2026-11-21T08:00:00-06:00');
  const { body } = await structuredIn('/add/1', { hoursChangeAt });
  expect(change.exec(body)?.[1]).toBe('2026-11-21T14:00:00.000Z');
});

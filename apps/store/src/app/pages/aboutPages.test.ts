import { type PublicMenu, wordsOf } from '@crepas/api';
import { expect, it } from 'vitest';
import { aShop } from '../../testing/build.ts';
import { createRenderer } from './entry.tsx';
import { marks } from './pageAssets.ts';

const renderer = createRenderer({
  template: `<html><head>${marks.head}</head><body><div id="root">${marks.html}</div>${marks.data}</body></html>`,
  scripts: [],
  screens: {
    'src/features/info/PrivacyScreen.tsx': { styles: '', scripts: ['/assets/other.js'] },
    'src/features/info/ShopScreen.tsx': { styles: '', scripts: ['/assets/other.js'] },
  },
});

const shop = aShop({ whatsApp: '525512345678', features: ['horario', 'zona', 'responsable'] });
const responsible = {
  name: 'Ana López </script> Ruiz',
  address: 'Colima 55, Roma Norte',
  email: 'ana@crepas.example',
  phone: '',
};
const corners = [
  { lat: 19.4, lng: -99.2 },
  { lat: 19.4, lng: -99.1 },
  { lat: 19.5, lng: -99.1 },
];

const menuOf = (changes: Partial<PublicMenu['shop']>): PublicMenu => ({
  shop: { ...shop, ...changes },
  categories: [],
  products: [],
  soldOut: [],
  extras: [],
  extraIdsOf: new Map(),
  groups: [],
  usesOf: new Map(),
  hoursChangeAt: null,
});
const page = (path: string, changes: Partial<PublicMenu['shop']> = {}) =>
  renderer.render({
    path,
    origin: 'https://crepas.example',
    menu: menuOf(changes),
    config: {
      apiUrl: '/api',
      firebase: { apiKey: '', authDomain: '', projectId: '' },
      maps: { url: '', key: '' },
      shop: wordsOf(menuOf(changes).shop),
    },
  });

it.each(['/tienda', '/tienda/', '/aviso-de-privacidad'])('%s is a page of its own', async (path) => {
  const own = path.replace(/\/$/, '');
  expect(renderer.pageOf(path, menuOf({}))).toBe(own);
  const { status, body } = await page(path);
  expect(status).toBe(200);
  expect(body).toContain(`<link rel="canonical" href="https://crepas.example${own}">`);
  expect(body).toContain('<meta name="description"');
  expect(body).toContain('/assets/other.js');
  expect((await page('/sitemap.xml')).body).toContain(`<loc>https://crepas.example${own}</loc>`);
});

it('both say who is responsible, and no text closes the element that contains it', async () => {
  for (const path of ['/tienda', '/aviso-de-privacidad']) {
    const { body } = await page(path, { responsible });
    expect(body).toContain('Ana López &lt;/script&gt; Ruiz');
    expect(body).toContain('Colima 55, Roma Norte');
    expect(body).toContain('mailto:ana@crepas.example');
    expect(body).not.toContain('todavía no publica');
    expect(body).not.toContain('</script> Ruiz');
  }
});

it('both say to a customer what is missing', async () => {
  for (const path of ['/tienda', '/aviso-de-privacidad']) {
    const { body } = await page(path);
    expect(body).toContain('todavía no publica aquí el nombre ni el domicilio de su responsable');
  }
});

it('the notice says how long data is kept', async () => {
  const { body } = await page('/aviso-de-privacidad');
  expect(body).toContain('solos a los dos años, si la tienda no fijó otro plazo');
  expect(body).toContain('90 días después de que tu navegador lo renovó');
  for (const service of ['reCAPTCHA', 'Google Maps']) expect(body).toContain(service);
  expect(body).toContain('id="este-telefono"');
});

it('the shop’s page has the hours, the zone, the phone and the kind of prices', async () => {
  const week = [{ day: 1, opens: 18 * 60, closes: 23 * 60 }] as const;
  const { body } = await page('/tienda', { week, zone: corners });
  expect(body).toContain('6:00 p.m. a 11:00 p.m.');
  expect(body).toContain('Precios en pesos, IVA incluido.');
  expect(body).toContain('55 1234 5678');
  expect(body).toMatch(/Entregamos hasta \d/);
});

it('a server without the features says nothing of hours and zone', async () => {
  const { body } = await page('/tienda', { features: [], zone: corners });
  expect(body).not.toContain('Horario</h2>');
  expect(body).not.toContain('Entregamos hasta');
});

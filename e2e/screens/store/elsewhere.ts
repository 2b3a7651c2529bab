import { expect, type Page } from '@playwright/test';
import { holdTheApp } from '../../support/ownPage.ts';
import { answers, long, type ScreenState } from '../screenState.ts';
import { fails, farAway, shopSays } from './shared.ts';

const order = {
  id_pedido: 9,
  total: 194,
  fecha_pedido: '2026-11-20T19:30:00-06:00',
  detalles: [
    {
      id_detalle: 1,
      imagen: null,
      producto: { nombre: 'Combo de tres', precio: 179 },
      cantidad: 1,
      combo: 'Nutella, Cajeta, Fresas',
      extras: 'Nuez',
      precio_total_extras: 15,
    },
  ],
};

export const elsewhereStates: readonly ScreenState[] = [
  {
    name: 'an order',
    isUsual: true,
    open: async (page) => {
      await page.route('**/api/order-details/9', (route) => route.fulfill({ json: order }));
      await page.goto('/order-details/9');
      await expect(page.getByText('Monto Tot.')).toBeVisible();
    },
  },
  {
    name: 'an order with a note, a name and cash, without a pin',
    open: async (page) => {
      const delivery = {
        nombre: 'Lupita Hernández',
        telefono_usuario: '5587654321',
        direccion_entrega: 'Colima 5, Roma Nte.',
        paga_con: 500,
        nota_pedido: `Sin nuez, por favor: alergia.\n${long.word}`,
      };
      await shopSays(page, { extensiones: ['posicion'] });
      await page.route('**/api/order-details/9', (route) =>
        route.fulfill({ json: { ...order, ...delivery } }),
      );
      await page.goto('/order-details/9');
      await expect(page.getByText(/^Sin pin:/)).toBeVisible();
      await expect(page.getByText(/^Pagas con/)).toBeVisible();
    },
  },
  {
    name: 'an order that is not there',
    open: async (page) => {
      await page.goto('/order-details/999999');
      await expect(page.getByText('Error', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'maintenance',
    isUsual: true,
    open: async (page) => {
      await page.route('**/api/promo', (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto('/maintenance');
      await expect(page.getByText('Estamos en mantenimiento')).toBeVisible();
    },
  },
  {
    name: 'the privacy notice',
    isUsual: true,
    open: async (page) => {
      await page.goto('/aviso-de-privacidad');
      await expect(page.getByText(/todavía no publica aquí/)).toBeVisible();
    },
  },
  {
    name: 'the shop’s page without the server',
    open: async (page) => {
      await fails(page, '**/api/shop');
      await page.goto('/nada');
      await page.evaluate(() => history.pushState({}, '', '/tienda'));
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
      await expect(page.getByText('No pudimos leer los datos de la tienda')).toBeVisible();
    },
  },
  {
    name: 'the shop’s page with hours, a zone and long words',
    isUsual: true,
    open: async (page) => {
      await shopSays(page, {
        whatsapp: '525512345678',
        horario: [1, 2, 3, 4, 5, 5].map((dia, place) => ({
          dia,
          abre: place === 5 ? '09:00' : '18:00',
          cierra: place === 5 ? '13:00' : '01:00',
        })),
        dias: [{ fecha: '2026-12-25', cerrado: true, motivo: long.word }],
        zona: farAway,
        responsable: {
          nombre: long.product,
          domicilio: `${long.word} 55, Roma Norte`,
          correo: `${long.word}@crepas.example`,
          telefono: '525512345678',
        },
        extensiones: ['horario', 'zona', 'responsable'],
      });
      await page.goto('/nada');
      await page.evaluate(() => history.pushState({}, '', '/tienda'));
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
      await expect(page.getByText('Días especiales')).toBeVisible();
    },
  },
  {
    name: 'no such page',
    isUsual: true,
    open: async (page) => {
      await page.goto('/nada');
      await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    },
  },
  {
    name: 'a screen that breaks',
    open: async (page) => {
      await page.route('**/assets/SmsScreen-*.js', (route) => route.abort());
      await page.goto('/sms');
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    },
  },
  {
    name: 'an order with long words and large numbers',
    open: async (page) => {
      const [line] = order.detalles;
      const producto = { nombre: long.product, precio: long.pesos };
      const detalles = [
        {
          ...line,
          producto,
          combo: null,
          cantidad: 50,
          extras: long.product,
          precio_total_extras: long.pesos,
        },
        { ...line, id_detalle: 2, producto: { ...producto, nombre: long.word } },
      ];
      await answers('**/api/order-details/9', { ...order, total: 100 * long.pesos, detalles })(page);
      await page.goto('/order-details/9');
      await expect(page.getByText(long.word)).toBeVisible();
    },
  },
];

/** Held: otherwise the app would return to the shop. */
export async function opensSplash(page: Page): Promise<void> {
  await holdTheApp(page);
  await page.goto('/');
  await page.addStyleTag({ content: '* { animation: none !important }' });
}

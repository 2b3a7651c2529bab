import { expect, type Page } from '@playwright/test';
import { tap } from '../../support/tap.ts';
import { answers, long } from '../screenState.ts';
import { printers } from './printers.ts';

/** What only the owner sees: the change log, the data of a person, the accounts, and the settings about them. */

const shop = {
  nombre: 'Crepatlán',
  lema: '',
  minutos_entrega: 45,
  whatsapp: '',
  abierto: true,
  mensaje: '',
  responsable: null,
  extensiones: ['responsable', 'cambios', 'restaurar', 'personas', 'personal', 'impresoras'],
};
const ownersShop = answers('**/api/shop', shop);

const sees = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

const change = {
  quien: 'duena@crepas.test',
  cuando: '2026-11-21T20:00:00-06:00',
  id_cosa: 7,
  nombre: long.product,
};
const changes = [
  {
    ...change,
    id: 3,
    tipo: 'producto',
    accion: 'cambio',
    antes: { precio: 89.5, nombre: 'Nutella', disponible: true },
    ahora: { precio: long.pesos, nombre: long.product, disponible: false },
  },
  { ...change, id: 2, tipo: 'extra', accion: 'baja', antes: { precio: 15 }, ahora: null, restaurable: true },
  {
    ...change,
    id: 1,
    tipo: 'personal',
    accion: 'alta',
    nombre: `${long.word}@crepas.example`,
    quien: '',
    antes: null,
    ahora: { rol: 'staff' },
  },
];

const person = {
  telefono: '5512345678',
  pedidos: [
    {
      id_pedido: 7,
      total: long.pesos,
      fecha_pedido: '2026-11-20T19:30:00-06:00',
      etapa: 'cancelado',
      motivo: 'Ya no contestó',
      nombre: long.product,
      telefono_usuario: '5512345678',
      direccion_entrega: `${long.word} 5, Roma Nte.`,
      metodo_pago: 'efectivo',
      nota_pedido: long.word,
      detalles: [],
    },
  ],
  dispositivos: [{ servicio: 'fcm.googleapis.com', renovado: '2026-11-20T19:30:00-06:00' }],
};
async function finds(page: Page, phone = person.telefono) {
  await page.getByLabel('Teléfono').fill(phone);
  await tap(page.getByRole('button', { name: 'Buscar' }));
}

const accounts = [
  { id: 'a', correo: 'duena@crepas.test', rol: 'owner', ultimo_acceso: null, eres_tu: true },
  { id: 'b', correo: `${long.word}@crepas.example`, rol: 'staff', ultimo_acceso: null, eres_tu: false },
];

type OwnerState = {
  readonly name: string;
  readonly isUsual?: boolean;
  readonly path: string;
  readonly given: (page: Page) => Promise<unknown>;
  readonly reach: (page: Page) => Promise<void>;
};
const given =
  (calls: string, answer: object) =>
  async (page: Page): Promise<unknown> => {
    await ownersShop(page);
    return answers(calls, answer)(page);
  };
const failing = (calls: string) => async (page: Page) => {
  await ownersShop(page);
  return page.route(calls, (route) => route.fulfill({ status: 500, json: { error: 'Algo salió mal.' } }));
};

export const ownerScreens: readonly OwnerState[] = [
  {
    name: 'the change log',
    isUsual: true,
    path: '/historial',
    given: given('**/api/cambios*', { cambios: changes, siguiente: 'x' }),
    reach: (page) => sees(page, 'El servidor'),
  },
  {
    name: 'the change log without a change',
    path: '/historial?tipo=extra',
    given: given('**/api/cambios*', { cambios: [], siguiente: null }),
    reach: (page) => sees(page, 'Ningún cambio coincide'),
  },
  {
    name: 'the change log that cannot be read',
    path: '/historial',
    given: failing('**/api/cambios*'),
    reach: (page) => expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible(),
  },
  {
    name: 'the printers',
    path: '/shop#impresoras',
    given: given('**/api/impresoras', printers),
    reach: (page) => sees(page, 'En pausa: no recibe tickets'),
  },
  {
    name: 'the first printer, paired',
    isUsual: true,
    path: '/shop#impresoras',
    given: async (page) => {
      await given('**/api/impresoras', [])(page);
      await page.route('**/api/impresoras', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 201,
              json: {
                id: 1,
                url: 'https://pedidos.crepas.example/impresora/1',
                usuario: 'impresora-1',
                clave: 'abcdefghijkmnpqrstuv',
              },
            })
          : route.fallback(),
      );
    },
    reach: async (page) => {
      await sees(page, 'Aún no hay.');
      await page.getByLabel('Nombre').fill('Cocina');
      await tap(page.getByRole('button', { name: 'Agregar impresora' }));
      await expect(page.getByRole('dialog').getByText('abcdefghijkmnpqrstuv')).toBeVisible();
    },
  },
  {
    name: 'the data of a person',
    isUsual: true,
    path: '/personas',
    given: given('**/api/personas/*', person),
    reach: async (page) => {
      await finds(page);
      await sees(page, 'Dispositivos con avisos');
    },
  },
  {
    name: 'a phone of which nothing is kept',
    path: '/personas',
    given: given('**/api/personas/*', { ...person, pedidos: [], dispositivos: [] }),
    reach: async (page) => {
      await finds(page);
      await sees(page, 'No guardamos nada de este teléfono');
    },
  },
  {
    name: 'a person’s data that cannot be read, and a wrong phone',
    path: '/personas',
    given: failing('**/api/personas/*'),
    reach: async (page) => {
      await finds(page);
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
      await finds(page, '55');
      await sees(page, 'Escribe los 10 dígitos');
    },
  },
  {
    name: 'the question before a person’s data is erased',
    path: '/personas',
    given: given('**/api/personas/*', person),
    reach: async (page) => {
      await finds(page);
      await tap(page.getByRole('button', { name: 'Borrar sus datos' }));
      await sees(page, /Se quedan las cuentas/);
    },
  },
  {
    name: 'the accounts of the staff',
    isUsual: true,
    path: '/personal',
    given: given('**/api/personal', accounts),
    reach: async (page) => {
      await page.getByLabel('Correo').fill('ana');
      await tap(page.getByRole('button', { name: 'Dar acceso' }));
      await sees(page, 'Escribe un correo como ana@tienda.mx');
    },
  },
  {
    name: 'the accounts that cannot be read',
    path: '/personal',
    given: failing('**/api/personal'),
    reach: (page) => expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible(),
  },
  {
    name: 'the question before an account loses its access',
    path: '/personal',
    given: given('**/api/personal', accounts),
    reach: async (page) => {
      await tap(page.getByRole('button', { name: /^Quitar acceso a Anti/ }));
      await sees(page, /saldrá de todos sus equipos/);
    },
  },
  {
    name: 'the accounts of a server without a service account',
    path: '/personal',
    given: answers('**/api/shop', { ...shop, extensiones: [] }),
    reach: (page) => sees(page, /grant-role/),
  },
  {
    name: 'the shop’s form with nobody responsible and a wrong number of days',
    path: '/shop',
    given: given('**/api/shop/privado', { olvidar_despues_dias: 90 }),
    reach: async (page) => {
      await sees(page, /no dice quién responde/);
      await tap(page.getByRole('link', { name: 'Datos' }));
      await page.locator('[name=olvidar_despues_dias]').fill('5');
      await tap(page.getByRole('button', { name: 'Guardar los datos' }));
      await sees(page, 'Escribe un número de 30 a 3650');
    },
  },
];

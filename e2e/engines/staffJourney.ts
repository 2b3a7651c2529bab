import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { aCustomer } from '../../packages/backend/blackbox/harness/placing.ts';
import { until } from './drivers/poll.ts';
import type { Journey } from './runJourney.ts';
import { readAsOwner } from './shopApi.ts';

type Category = { readonly id: number; readonly nombre: string };
type Product = { readonly nombre: string; readonly precio: number; readonly imagen_url: string };

const stageOf = (id: number) =>
  `document.querySelector('[aria-label="Pedido #${id}"] [aria-current=step]')?.innerText`;
const name = 'Crepa de higo';
const row = (place: number) => `tbody tr:nth-child(${place}) td:nth-child(2)`;

let order = 0;

/** The owner's evening: an order until its delivery, a product and the order of the categories. */
export const staffJourney: Journey = {
  async 'signs in, and sees the board'({ person }) {
    await person.opens('/orders');
    await person.isAt('/login');
    await person.fills('email', 'duena@crepas.test');
    await person.fills('password', 'crepas-demo');
    await person.taps('Entrar');
    await person.isAt('/orders');
    await person.finds('Activar sonido');
  },

  async 'turns the sound on with one tap'({ person, browser }) {
    await person.taps('Activar sonido');
    if (browser.hasSound) await person.finds('Desactivar sonido');
  },

  async 'sees a new order come in, also after a reload'({ person, shop, look }) {
    order = await (await aCustomer(shop)).place();
    await person.waitsFor(`${stageOf(order)}?.includes('Recibido') === true`);
    await person.reloads();
    await person.finds(`Detalles del pedido #${order}`);
    await look('board');
  },

  async 'takes it step by step'({ person, shop }) {
    await person.taps(`Detalles del pedido #${order}`);
    await person.taps(`Aceptar #${order} en 10 min`);
    await person.taps(/^En cocina · /);
    await person.taps(`Empezar a preparar #${order}`);
    await person.taps(`Deshacer #${order}`);
    await person.taps(`Empezar a preparar #${order}`);
    await person.taps(`Salió a entregar #${order}`);
    await person.taps(/^En camino · /);
    await person.finds(`Entregado #${order}`);
    await until(
      () => 'the shop knows that it is on its way',
      async () =>
        (await readAsOwner<{ etapa: string }>(shop, `/order-details/${order}`)).etapa === 'en_camino',
    );
  },

  async 'opens its ticket in a tab of its own'({ person, browser, look }) {
    await person.taps(`Detalles del pedido #${order}`);
    await person.taps('Imprimir comanda en este equipo');
    await until(
      () => 'the ticket opens',
      async () =>
        (await browser.otherWindows()).find((url) => url.endsWith(`/orders/${order}/ticket?tipo=cocina`)),
    );
    await browser.closeOtherWindows();
    await person.opens(`/orders/${order}/ticket?tipo=cocina`);
    await person.reads(`Ticket #${order}`);
    await person.taps('Entrega');
    const doorTicket = 'article img[alt*="COBRAR"]';
    await person.findsAt(doorTicket);
    await person.reloads();
    await person.findsAt(doorTicket);
    await look('ticket');
  },

  async 'creates a product with a picture'({ person, browser, shop, folder, look }) {
    const [example] = await readAsOwner<Product[]>(shop, '/admin?categoria=1');
    const picture = await fetch(new URL(example?.imagen_url ?? '', shop.url));
    const file = join(folder, 'crepa.webp');
    writeFileSync(file, Buffer.from(await picture.arrayBuffer()));

    await person.opens('/admin?categoria=1');
    await person.taps('Crear producto');
    await person.isAt(/^\/create/);
    await person.fills('nombre', name);
    await person.fills('precio', '91.50');
    await browser.attach('[name=imagen]', file);
    await person.findsAt('button[type=submit]:enabled');
    await look('create');
    await person.taps('Crear producto');
    await person.reads('Producto creado correctamente!');
    const products = await readAsOwner<Product[]>(shop, '/admin?categoria=1');
    const made = products.find(({ nombre }) => nombre === name);
    expect(made?.precio).toBe(91.5);
    expect((await fetch(new URL(made?.imagen_url ?? '', shop.url))).status).toBe(200);
    await person.reloads();
    // The last card: what is out of view has no text to read.
    await person.finds(`Editar ${name}`);
    await person.reads(name);
  },

  async 'drags a category to another place'({ person, shop, look }) {
    const names = async () =>
      (await readAsOwner<Category[]>(shop, '/category-asc')).map(({ nombre }) => nombre);
    const [first, second, ...others] = await names();
    await person.opens('/create-category');
    await person.findsAt(row(2));
    await look('categories');
    await person.drags(row(1), row(2));
    await until(
      () => 'the shop has the new order',
      async () => JSON.stringify(await names()) === JSON.stringify([second, first, ...others]),
    );
    await person.reloads();
    await person.waitsFor(
      `document.querySelector('tbody tr [name], tbody tr input')?.value === ${JSON.stringify(second)}`,
    );
  },
};

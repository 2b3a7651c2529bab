import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { builtFiles } from '../support/builtFiles.ts';
import { waysToLose } from '../support/lossyProxy.ts';
import { knownCustomer } from '../support/state.ts';
import type { Journey } from './runJourney.ts';
import { ordersOf, smsCodeFor } from './shopApi.ts';
import type { Visit } from './visit.ts';

const phone = `55${randomInt(10_000_000, 100_000_000)}`;
const product = '[role=tabpanel] li a';
const forEver = Number.POSITIVE_INFINITY;

/** A mark that disappears with a reload. Before hydration, each link loads a document. */
async function marksTheDocument({ person }: Visit) {
  await person.waitsFor("!('takeEarlyTap' in window)");
  await person.evaluate('void (window.isFirst = true)');
}
const isFirstDocument = async ({ person }: Visit) => (await person.evaluate('window.isFirst')) === true;

/** A customer with a known address, for a short way to the order. */
async function comesToHome({ person }: Visit) {
  await person.opens('/maintenance');
  for (const [storage, values] of Object.entries(knownCustomer(phone))) {
    for (const [key, value] of Object.entries(values)) {
      const written = JSON.stringify(JSON.stringify(value));
      await person.evaluate(`void ${storage}Storage.setItem('${key}', ${written})`);
    }
  }
  await person.opens('/home');
}

/** Loses these files from now on, and no others. */
function loseOnly({ proxy }: Visit, path?: RegExp) {
  proxy.loseNothing();
  if (path) proxy.lose({ path, way: 'cut', times: forEver });
}

/** Each file of the store is lost once: by a closed connection, a refusal, or a truncated body, in turn. */
export const lostOnce: Journey = {
  async 'orders in one document although each script, style sheet and font is lost once'(visit) {
    const { person, proxy, shop } = visit;
    for (const [index, path] of builtFiles('store').entries()) {
      proxy.lose({ path, way: waysToLose[index % waysToLose.length] ?? 'cut' });
    }
    await comesToHome(visit);
    await marksTheDocument(visit);
    await person.tapsAt(product);
    await person.taps(/^Agregar al carrito/);
    await person.isAt('/home');
    await person.taps(/Ver carrito/);
    await person.taps(/^Finalizar/);
    await person.taps('Enviar código');
    await person.reads('Código enviado por SMS.');
    await person.fills('code', await smsCodeFor(shop, phone));
    await person.taps(/^Verificar/);
    await person.isAt('/cart');
    await person.taps(/^Finalizar/);
    await person.isAt('/home');
    await person.reads('PEDIDO EN PREPARACIÓN');
    expect(await ordersOf(shop, phone)).toHaveLength(1);
    expect(await isFirstDocument(visit)).toBe(true);
    for (const name of ['AddScreen', 'SmsScreen', 'firebase', 'submitOrder']) {
      expect(proxy.lost.filter((path) => path.includes(`/${name}-`))).not.toEqual([]);
    }
  },
};

const addScreen = /\/AddScreen-.*\.js$/;
const style = /\/SmsScreen-.*\.css$/;
const signIn = /\/firebase-/;
const placing = /\/submitOrder-/;
const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** A file that fails until the customer sees an error is loaded with the next tap. */
export const lostUntilTheNextTap: Journey = {
  async 'a screen'(visit) {
    const { person } = visit;
    loseOnly(visit, anyOf(addScreen, style, signIn, placing));
    await comesToHome(visit);
    await marksTheDocument(visit);
    await person.tapsAt(product);
    await person.finds('Reintentar');
    loseOnly(visit, anyOf(style, signIn, placing));
    await person.taps('Reintentar');
    await person.taps(/^Agregar al carrito/);
    await person.isAt('/home');
    expect(await isFirstDocument(visit)).toBe(true);
  },

  async 'a style sheet'(visit) {
    const { person } = visit;
    await person.taps(/Ver carrito/);
    await person.taps(/^Finalizar/);
    await person.isAt('/sms');
    await person.finds('Reintentar');
    loseOnly(visit, anyOf(signIn, placing));
    await person.taps('Reintentar');
    await person.finds('Enviar código');
    expect(await isFirstDocument(visit)).toBe(true);
  },

  async 'the sign-in'(visit) {
    const { person, shop } = visit;
    await person.taps('Enviar código');
    await person.reads('Error de autenticación');
    loseOnly(visit, placing);
    await person.taps('Enviar código');
    await person.reads('Código enviado por SMS.');
    await person.fills('code', await smsCodeFor(shop, phone));
    await person.taps(/^Verificar/);
    await person.isAt('/cart');
    expect(await isFirstDocument(visit)).toBe(true);
  },

  async 'the script that places an order'(visit) {
    const { person, shop } = visit;
    const before = (await ordersOf(shop, phone)).length;
    await person.taps(/^Finalizar/);
    await person.finds('Reintentar');
    loseOnly(visit);
    await person.taps('Reintentar');
    await person.isAt('/home');
    expect(await ordersOf(shop, phone)).toHaveLength(before + 1);
    expect(await isFirstDocument(visit)).toBe(true);
  },
};

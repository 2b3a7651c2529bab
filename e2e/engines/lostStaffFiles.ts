import { expect } from 'vitest';
import { aCustomer } from '../../packages/backend/contract/harness/placing.ts';
import { builtFiles } from '../support/builtFiles.ts';
import { waysToLose } from '../support/lossyProxy.ts';
import type { Journey } from './runJourney.ts';
import { sendOut } from './shopApi.ts';
import type { Visit } from './visit.ts';

const forEver = Number.POSITIVE_INFINITY;
const firebaseFile = /\/firebase-[^/]*\.js$/;
const extra = 'Nuez garapiñada';
/** Shown by each screen once its files and its data are there. */
const screens = [
  { path: '/admin', shows: '[aria-label^="Ocultar "]' },
  { path: '/create-category', shows: 'tbody tr input' },
  { path: '/extras', shows: '[name=producto]' },
  { path: '/shop', shows: '[name=mensaje]' },
  { path: '/historial', shows: 'main select' },
  { path: '/personas', shows: '[name=telefono]' },
  { path: '/personal', shows: '[name=correo]' },
] as const;

const isFirstDocument = async ({ person }: Visit) => (await person.evaluate('window.isFirst')) === true;
const goesTo = ({ person }: Visit, path: string) => person.tapsAt(`nav a[href="${path}"]`);
const keepsTheText = ({ person }: Visit) =>
  person.waitsFor(`document.querySelector('[name=nombre]')?.value === ${JSON.stringify(extra)}`);

async function signsIn({ person }: Visit) {
  await person.opens('/create-extras');
  await person.isAt('/login');
  await person.fills('email', 'duena@crepas.test');
  await person.fills('password', 'crepas-demo');
  // A mark that disappears with a reload.
  await person.evaluate('void (window.isFirst = true)');
  await person.taps('Entrar');
  await person.isAt('/create-extras');
}

/** Each file of the staff tool is lost once: by a closed connection, a refusal, or a truncated body, in turn. */
export const staffFilesLostOnce: Journey = {
  async 'every screen in one document, and a typed extra stays'(visit) {
    const { person, proxy, shop } = visit;
    const files = builtFiles('admin');
    for (const [index, path] of files.entries()) {
      proxy.lose({ path, way: waysToLose[index % waysToLose.length] ?? 'cut' });
    }
    await signsIn(visit);
    await person.fills('nombre', extra);
    for (const { path, shows } of screens) {
      await goesTo(visit, path);
      await person.findsAt(shows);
    }
    await goesTo(visit, '/admin');
    await person.taps('Crear producto');
    await person.findsAt('[name=precio]');
    await goesTo(visit, '/admin');
    await person.taps(/^Editar /);
    await person.isAt(/^\/update\//);
    await person.waitsFor("document.querySelector('[name=nombre]')?.value?.length > 0");
    const order = await (await aCustomer(shop)).place();
    await sendOut(shop, order);
    await goesTo(visit, '/orders');
    await person.taps('Ruta del repartidor');
    await person.isAt('/orders/rider');
    await person.reads('Abrir la ruta en Maps');
    await goesTo(visit, '/orders');
    await person.taps('Corte del día');
    await person.isAt('/orders/report');
    await person.reads('Ventas');
    await goesTo(visit, '/create-extras');
    await keepsTheText(visit);
    expect(await isFirstDocument(visit)).toBe(true);
    // A ticket has a tab of its own.
    await person.opens(`/orders/${order}/ticket?tipo=cocina`);
    await person.reads(`Ticket #${order}`);
    expect(files.filter((path) => !proxy.lost.includes(path))).toEqual([]);
  },
};

/** A file that fails until the staff see an error is loaded with the next tap, or when the network returns. */
export const staffFilesLostUntilTheNextTap: Journey = {
  async 'the sign-in, before the first screen'({ person, proxy }) {
    const asked = () => proxy.asked.filter((path) => firebaseFile.test(path)).length;
    proxy.lose({ path: firebaseFile, way: 'cut', times: forEver });
    await person.opens('/create-extras');
    await person.finds('Reintentar');
    await person.evaluate('void (window.isFirst = true)');
    const before = asked();
    await person.taps('Reintentar');
    await expect.poll(asked, { timeout: 30_000 }).toBeGreaterThan(before);
    await person.finds('Reintentar');
    proxy.loseNothing();
    await person.taps('Reintentar');
    await person.isAt('/login');
    expect(await person.evaluate('window.isFirst')).toBe(true);
  },

  async 'a screen: the tap loads it, and a typed extra stays'(visit) {
    const { person, proxy } = visit;
    await signsIn(visit);
    await person.fills('nombre', extra);
    proxy.lose({ path: /\/ShopScreen-.*\.js$/, way: 'unavailable', times: forEver });
    await goesTo(visit, '/shop');
    await person.finds('Reintentar');
    proxy.loseNothing();
    await person.taps('Reintentar');
    await person.findsAt('[name=mensaje]');
    await goesTo(visit, '/create-extras');
    await keepsTheText(visit);
    expect(await isFirstDocument(visit)).toBe(true);
  },

  async 'a style sheet'(visit) {
    const { person, proxy } = visit;
    proxy.lose({ path: /\/ExtrasScreen-.*\.css$/, way: 'truncated', times: forEver });
    await goesTo(visit, '/extras');
    await person.finds('Reintentar');
    proxy.loseNothing();
    await person.taps('Reintentar');
    await person.findsAt('[name=producto]');
    const styles =
      "[...document.querySelectorAll('style[data-files]')].map((one) => one.dataset.files).join()";
    expect(await person.evaluate(styles)).toContain('/ExtrasScreen-');
    expect(await isFirstDocument(visit)).toBe(true);
  },

  async 'a screen without network: the return loads it, and a typed extra stays'(visit) {
    const { person, network } = visit;
    visit.goOffline();
    await goesTo(visit, '/create-category');
    await person.finds('Reintentar');
    // An engine that has not noticed the loss reports no return.
    if (network.isOwn) await person.waitsFor('navigator.onLine === false');
    visit.goOnline();
    // Without a network of its own the browser does not notice the return.
    if (!network.isOwn) await person.taps('Reintentar');
    await person.findsAt('tbody tr input');
    await goesTo(visit, '/create-extras');
    await keepsTheText(visit);
    expect(await isFirstDocument(visit)).toBe(true);
  },
};

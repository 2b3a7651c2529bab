import { expect, type Page, test } from '@playwright/test';
import { board } from './support/board.ts';
import { interceptNext } from './support/intercept.ts';
import { aPicture, staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** Missing or different browser features of other engines, simulated in this one. */

const picked = (page: Page) => page.locator('[name=imagen]');
async function uploads(page: Page, size: { width: number; height: number }) {
  const picture = await aPicture(page, 'teal', size);
  const answered = page.waitForResponse('**/image/upload');
  await picked(page).setInputFiles(picture);
  const answer: unknown = await (await answered).json();
  await expect(page.getByRole('button', { name: 'Crear producto' })).toBeEnabled();
  return answer;
}

/** The picture's address in the form. The product is not saved, and its picture is deleted again. */
async function savedAddress(page: Page): Promise<string> {
  await page.locator('[name=nombre]').fill('Crepa de higo');
  await page.locator('[name=categoria]').selectOption('1');
  await interceptNext(page, '**/api/products', (route) => route.fulfill({ status: 500, json: {} }));
  const saving = page.waitForRequest('**/api/products');
  await tap(page.getByRole('button', { name: 'Crear producto' }));
  const { imagen_url } = (await saving).postDataJSON() as { imagen_url: string };
  await expect(page.getByText('Error al crear el producto')).toBeVisible();
  const removed = page.waitForResponse('**/api/delete-cloudinary-image');
  await tap(page.getByRole('link', { name: 'Volver' }));
  await tap(page.getByRole('button', { name: 'Salir sin guardar' }));
  expect((await removed).status()).toBe(200);
  return imagen_url;
}

test('without OffscreenCanvas a picture is resized, and has its colour', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'OffscreenCanvas');
    Reflect.deleteProperty(URL, 'canParse');
  });
  await staff.opens(page, '/create');
  expect(await uploads(page, { width: 4000, height: 3000 })).toMatchObject({ width: 1600, height: 1200 });
  expect(await savedAddress(page)).toMatch(/#008080$/);
});

test('a browser that cannot decode a picture uploads it unchanged, without a colour', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'createImageBitmap');
    // With it a worker would decode the picture.
    Reflect.deleteProperty(window, 'OffscreenCanvas');
  });
  await staff.opens(page, '/create');
  expect(await uploads(page, { width: 2000, height: 1000 })).toMatchObject({ width: 2000, height: 1000 });
  expect(await savedAddress(page)).toMatch(/\/image\/upload\/[^#]+$/);
});

/**
 * Sound with the rules of WebKit: it starts only in a tap that did not ask for notifications. The requests are
 * recorded in `document.documentElement.dataset.asked`.
 */
function soundOfWebKit() {
  let isTapped = false;
  let isUsedUp = false;
  const note = (what: string) => {
    const { dataset } = document.documentElement;
    dataset.asked = `${dataset.asked ?? ''} ${what}`.trim();
  };
  document.addEventListener('pointerdown', () => {
    isTapped = true;
  });
  const parameter = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const node = { connect: () => {}, stop: () => {}, frequency: parameter, gain: parameter };
  class SilentAudio {
    state = 'suspended';
    currentTime = 0;
    resume() {
      if (!isTapped || isUsedUp) return new Promise(() => {});
      if (this.state === 'suspended') note('resume');
      this.state = 'running';
      return Promise.resolve();
    }
    createGain = () => node;
    createOscillator = () => ({ ...node, start: () => note('note') });
  }
  Object.assign(window, { AudioContext: SilentAudio });
  Object.defineProperty(Notification, 'permission', { value: 'default' });
  Notification.requestPermission = () => {
    note('question');
    isUsedUp = true;
    return Promise.resolve('denied');
  };
}

const asked = (page: Page) => page.evaluate(() => document.documentElement.dataset.asked);

test('the first tap starts the sound, and then asks for notifications', async ({ page }) => {
  await page.addInitScript(soundOfWebKit);
  await board.opens(page);
  await board.taps(page, 'Activar sonido');
  await expect(page.getByText('Los pedidos nuevos suenan', { exact: true })).toBeVisible();
  expect(await asked(page)).toMatch(/^resume( note){4} question/);
});

test('a tap that resumes the sound does not turn it off', async ({ page }) => {
  await page.addInitScript(soundOfWebKit);
  await board.opens(page);
  await board.taps(page, 'Activar sonido');
  const heard = page.getByText('Los pedidos nuevos suenan', { exact: true });
  await expect(heard).toBeVisible();
  await page.reload();
  const button = page.getByRole('button', { name: 'Activar sonido', exact: true });
  await expect(page.getByText(/^El navegador está en silencio/)).toBeVisible();
  await tap(button);
  await expect(heard).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desactivar sonido' })).toBeVisible();
  await expect(button).toHaveCount(0);
});

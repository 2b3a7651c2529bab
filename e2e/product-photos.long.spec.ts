import { expect, type Page, test } from '@playwright/test';
import { aLargePhoto, aPicture, aTurnedPhoto, staff } from './support/staff.ts';

/** Photos of a product as phones take them: what is uploaded, and what cannot be. */

const upload = '**/image/upload';
const picked = (page: Page) => page.locator('[name=imagen]');
const submit = (page: Page) => page.getByRole('button', { name: 'Crear producto' });

test('a photograph is resized before its upload', async ({ page }) => {
  await staff.opens(page, '/create');
  const answered = page.waitForResponse(upload);
  const outsideOfThePage = page.waitForEvent('worker');
  await picked(page).setInputFiles(await aPicture(page, 'teal', { width: 4000, height: 3000 }));
  expect((await outsideOfThePage).url()).toContain('pictureWorker');
  const answer: unknown = await (await answered).json();
  expect(answer).toMatchObject({ width: 1600, height: 1200, format: 'webp' });
  await expect(submit(page)).toBeEnabled();
});

test('a photo that the camera stored on its side is uploaded upright', async ({ page }) => {
  await staff.opens(page, '/create');
  const answered = page.waitForResponse(upload);
  await picked(page).setInputFiles(await aTurnedPhoto(page, { width: 2000, height: 1000 }));
  expect(await (await answered).json()).toMatchObject({ width: 800, height: 1600, format: 'jpg' });
  await expect(submit(page)).toBeEnabled();
});

test('a photo of 7 MB is judged after it was made smaller; one of an iPhone that the browser cannot read says what to do', async ({
  page,
}) => {
  await staff.opens(page, '/create');
  const photo = await aLargePhoto(page);
  expect(photo.buffer.length).toBeGreaterThan(7_000_000);
  const answered = page.waitForResponse(upload);
  await picked(page).setInputFiles(photo);
  const answer: { secure_url: string } = await (await answered).json();
  expect(answer).toMatchObject({ width: 1600, height: 1200, format: 'jpg' });
  // The host keeps what was uploaded.
  const { length: uploaded } = await (await page.request.get(answer.secure_url)).body();
  test.info().annotations.push({ type: 'bytes', description: `${photo.buffer.length} → ${uploaded}` });
  expect(uploaded).toBeGreaterThan(100_000);
  expect(uploaded).toBeLessThan(5_000_000);
  await expect(submit(page)).toBeEnabled();

  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/image/upload')) uploads.push(request.url());
  });
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  for (const mimeType of ['image/heic', '']) {
    await picked(page).setInputFiles({ name: 'IMG_0001.HEIC', mimeType, buffer: heic });
    await expect(page.getByText(/^Este navegador no puede leer fotos HEIC del iPhone\./)).toBeVisible();
  }
  await expect(page.getByText('Error al subir la imagen')).toHaveCount(0);
  expect(uploads).toEqual([]);
});

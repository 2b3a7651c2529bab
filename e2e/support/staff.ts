import { expect, type Page } from '@playwright/test';
import { recordsTexts } from './recordedTexts.ts';
import { tap } from './tap.ts';

export const staff = {
  /** The page's notices are recorded for `hasSaid`: each lasts a few seconds. */
  async opens(page: Page, path: string, email = 'duena@crepas.test') {
    await recordsTexts(page);
    await page.goto(path);
    await staff.signsIn(page, email);
    await expect(page).toHaveURL(path);
  },

  /** On the sign-in screen, without an expected destination. */
  async signsIn(page: Page, email = 'duena@crepas.test') {
    // Nobody can type in the frame that stands there before the app; `fill` could.
    await expect(page.locator('#root > [inert]')).toHaveCount(0);
    await page.getByLabel('Correo').fill(email);
    await page.getByLabel('Contraseña').fill('crepas-demo');
    await tap(page.getByRole('button', { name: 'Entrar' }));
  },
};

export async function aPicture(page: Page, colour: string, size = { width: 640, height: 480 }) {
  const dataUrl = await page.evaluate(
    ([fill, dimensions]) => {
      const canvas = Object.assign(document.createElement('canvas'), dimensions);
      const pen = canvas.getContext('2d');
      if (pen) Object.assign(pen, { fillStyle: fill }).fillRect(0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png');
    },
    [colour, size] as const,
  );
  const buffer = Buffer.from(dataUrl.replace(/^data:image\/png;base64,/, ''), 'base64');
  return { name: 'crepa.png', mimeType: 'image/png', buffer };
}

/** EXIF of a camera that was held upright: «turn it by 90°», the sixth orientation. */
const turned = Buffer.from(
  'ffe1002245786966000049492a00080000000100120103000100000006000000' + '00000000',
  'hex',
);

/** A JPEG whose pixels lie on their side; `size` is that of the pixels. */
export async function aTurnedPhoto(page: Page, size: { width: number; height: number }) {
  const dataUrl = await page.evaluate((dimensions) => {
    const canvas = Object.assign(document.createElement('canvas'), dimensions);
    const pen = canvas.getContext('2d');
    if (pen) Object.assign(pen, { fillStyle: 'teal' }).fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', 1);
  }, size);
  const plain = Buffer.from(dataUrl.replace(/^data:image\/jpeg;base64,/, ''), 'base64');
  // After the two bytes that begin every JPEG.
  const buffer = Buffer.concat([plain.subarray(0, 2), turned, plain.subarray(2)]);
  return { name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer };
}

/** A JPEG of 7–8 MB, as a phone's camera makes it: noise, so that it cannot be stored in less. */
export async function aLargePhoto(page: Page) {
  const dataUrl = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const pen = canvas.getContext('2d');
    const noise = pen?.createImageData(canvas.width, canvas.height);
    if (!pen || !noise) throw new Error('No canvas');
    // Pseudo-random: the size is the same in every run.
    for (let place = 0, seed = 1; place < noise.data.length; place += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      noise.data[place] = place % 4 === 3 ? 255 : seed % 256;
    }
    pen.putImageData(noise, 0, 0);
    for (let quality = 0.9; quality > 0.1; quality -= 0.05) {
      const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (photo.size >= 8_000_000) continue;
      return new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(photo);
      });
    }
    throw new Error('Too large at every quality');
  });
  // Millions of numbers would take the browser's protocol a minute.
  const buffer = Buffer.from(dataUrl.replace(/^data:image\/jpeg;base64,/, ''), 'base64');
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

import { expect, type Page } from '@playwright/test';
import { tap } from './tap.ts';

/** What staff do in the admin tool, in their words. */
export const staff = {
  /** Opens a screen and signs in on the way. */
  async opens(page: Page, path: string, email = 'duena@crepas.test') {
    await page.goto(path);
    await staff.signsIn(page, email);
    await expect(page).toHaveURL(path);
  },

  /** At the sign-in, wherever it leads. */
  async signsIn(page: Page, email = 'duena@crepas.test') {
    await page.getByLabel('Correo').fill(email);
    await page.getByLabel('Contraseña').fill('crepas-demo');
    await tap(page.getByRole('button', { name: 'Entrar' }));
  },
};

/** A picture of one colour, drawn by the browser. */
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

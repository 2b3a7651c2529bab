import { expect, type Page } from '@playwright/test';
import { tap } from './tap.ts';

export const staff = {
  async opens(page: Page, path: string, email = 'duena@crepas.test') {
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

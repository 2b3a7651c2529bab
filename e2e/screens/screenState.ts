import { expect, type Page } from '@playwright/test';
import { knownCustomer } from '../support/state.ts';

/** A state of a screen, for the checks of whole screens. */
export type ScreenState = {
  readonly name: string;
  /** What most visitors see of this screen: `npm test` visits it, the long tests visit every state. */
  readonly isUsual?: boolean;
  /** Opens it, and waits until it has the named state. */
  readonly open: (page: Page) => Promise<unknown>;
};

export const phone = '5557000001';
export const known = knownCustomer(phone);

export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

export const answers = (path: string, json: object) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ json }));

/** The longest words and numbers that a shop may enter. */
export const long = {
  product: 'Crepa especial de la casa con fresas, plátano, nuez de Castilla y cajeta envinada de Celaya',
  word: 'Anticonstitucionalmenteriquísimas',
  pesos: 12_345.5,
};

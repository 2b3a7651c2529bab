import { expect, type Page } from '@playwright/test';
import { knownCustomer } from '../support/state.ts';

/** A screen as people meet it: what the checks of whole screens look at. */
export type ScreenState = {
  readonly name: string;
  /** Opens it, and waits until it looks as its name says. */
  readonly open: (page: Page) => Promise<unknown>;
};

export const phone = '5557000001';
export const known = knownCustomer(phone);

export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

export const answers = (path: string, json: object) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ json }));

/** Words and numbers as large as a shop may write them. */
export const long = {
  product: 'Crepa especial de la casa con fresas, plátano, nuez de Castilla y cajeta envinada de Celaya',
  word: 'Anticonstitucionalmenteriquísimas',
  pesos: 12_345.5,
};

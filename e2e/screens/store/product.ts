import { expect, type Page } from '@playwright/test';
import { isAlive, withoutRendering } from '../../support/ownPage.ts';
import { cartLine, remember, stopTimers } from '../../support/state.ts';
import { tap } from '../../support/tap.ts';
import { answers, known, long, type ScreenState } from '../screenState.ts';
import { fails, firstCard } from './shared.ts';

async function opensCombo(page: Page) {
  await remember(page, known);
  await page.goto('/home');
  await tap(page.getByRole('tab', { name: 'Combos' }));
  await tap(
    page
      .getByRole('tabpanel', { name: 'Combos' })
      .getByRole('link', { name: /^Agregar/ })
      .first(),
  );
  await expect(
    page
      .getByRole('group', { name: /crepas/i })
      .getByRole('button')
      .first(),
  ).toBeVisible();
}

export const productStates: readonly ScreenState[] = [
  {
    name: 'a product with extras',
    isUsual: true,
    open: async (page) => {
      await remember(page, known);
      await page.goto('/home');
      await tap(firstCard(page).getByRole('link').first());
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await isAlive(page);
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'a combo with too few crepas',
    isUsual: true,
    open: async (page) => {
      await stopTimers(page, 5000);
      await opensCombo(page);
      await tap(
        page
          .getByRole('group', { name: /crepas/i })
          .getByRole('button')
          .first(),
      );
      await tap(page.getByRole('button', { name: /^Agregar al carrito/ }));
      await expect(page.getByText('Agrega 3 crepas')).toBeVisible();
    },
  },
  {
    name: 'a combo without crepas to choose',
    open: async (page) => {
      await page.route('**/api/crepa-combo', (route) => route.fulfill({ status: 404, json: {} }));
      await remember(page, known);
      await page.goto('/home');
      await tap(page.getByRole('tab', { name: 'Combos' }));
      await tap(page.getByRole('tabpanel', { name: 'Combos' }).getByRole('link').first());
      await expect(page.getByText(/^Error al cargar:/)).toBeVisible();
    },
  },
  {
    name: 'a product that is not there',
    open: async (page) => {
      await page.goto('/add/999999');
      await expect(page.getByText('Producto no encontrado')).toBeVisible();
    },
  },
  {
    name: 'a product that is sold out',
    open: async (page) => {
      await withoutRendering(page);
      const soldOut = { ...cartLine, disponible: 0, agotado_hasta: '2099-11-17T11:00:00.000Z' };
      await answers('**/api/modal*', [soldOut])(page);
      await page.goto('/add/1');
      await expect(page.getByText('Agotado por hoy', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'a product that cannot be had',
    open: async (page) => {
      await withoutRendering(page);
      await fails(page, '**/api/modal*');
      await page.goto('/add/1');
      await expect(page.getByText('Error al obtener el producto')).toBeVisible();
    },
  },
  {
    name: 'a product with long words and large numbers',
    open: async (page) => {
      const product = {
        ...cartLine,
        id_producto: 900,
        nombre: long.product,
        descripcion: long.product,
        precio: long.pesos,
      };
      const extras = [long.product, long.word].map((nombre, place) => ({
        id_ingrediente: place + 1,
        nombre,
        descripcion: long.product,
        precio_extra: long.pesos,
        disponible: 1,
      }));
      await withoutRendering(page);
      await answers('**/api/modal*', [product])(page);
      await answers('**/api/producto-ingredientes/900', [1, 2])(page);
      await answers('**/api/ingredientes', extras)(page);
      await remember(page, known);
      await page.goto('/add/900');
      await page.getByRole('checkbox').last().check();
    },
  },
];

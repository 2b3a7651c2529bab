import { expect } from '@playwright/test';
import { remember } from '../../support/state.ts';
import type { ScreenState } from '../screenState.ts';
import { withCart } from './shared.ts';

export const searchStates: readonly ScreenState[] = [
  {
    name: 'a search with results',
    isUsual: true,
    open: async (page) => {
      await remember(page, withCart);
      await page.goto('/buscar?q=fresa');
      await expect(page.getByText(/ resultados$/)).toBeVisible();
    },
  },
  {
    name: 'a search without results',
    open: async (page) => {
      await page.goto('/buscar?q=desoxirribonucleico');
      await expect(page.getByText(/^No encontramos/)).toBeVisible();
    },
  },
];

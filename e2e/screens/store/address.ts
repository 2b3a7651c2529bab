import { expect } from '@playwright/test';
import { remember } from '../../support/state.ts';
import { tap } from '../../support/tap.ts';
import { heading, known, type ScreenState } from '../screenState.ts';
import { farAway, shopSays } from './shared.ts';

export const addressStates: readonly ScreenState[] = [
  {
    name: 'the location dialog',
    isUsual: true,
    open: async (page) => {
      await page.goto('/home');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the location dialog after a no',
    open: async (page) => {
      await page.context().clearPermissions();
      await page.goto('/home');
      await tap(page.getByRole('button', { name: 'Permitir ubicación' }));
      await expect(page.getByText(/^Has denegado el permiso de ubicación\./)).toBeVisible();
    },
  },
  {
    name: 'the location page',
    isUsual: true,
    open: async (page) => {
      await page.goto('/location-permission');
      await heading(page, /./);
    },
  },
  {
    name: 'the map',
    isUsual: true,
    open: async (page) => {
      await remember(page, known);
      await page.goto('/address');
      await expect(page.locator('[data-gmaps-marker]')).toBeVisible();
      await page.getByRole('combobox').fill('colima');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the map outside of the zone',
    open: async (page) => {
      await shopSays(page, { extensiones: ['zona'], zona: farAway });
      await remember(page, known);
      await page.goto('/address');
      await expect(page.getByText(/^Aún no llegamos hasta ahí/)).toBeVisible();
      await tap(page.getByRole('button', { name: 'Guardar ubicación' }));
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'no map',
    open: async (page) => {
      await remember(page, known);
      await page.route('**/gmaps-sim/maps/api/js*', (route) => route.abort());
      await page.goto('/address');
      await expect(page.getByText('Error al cargar Google Maps')).toBeVisible();
    },
  },
  {
    name: 'the details, all wrong',
    isUsual: true,
    open: async (page) => {
      await remember(page, known);
      await page.goto('/userdata');
      for (const field of ['houseNumber', 'reference', 'phoneNumber']) {
        await page.locator(`[name=${field}]`).fill(' ');
      }
      await tap(page.getByRole('button', { name: 'Guardar' }));
      await expect(page.getByText('Este campo es requerido').first()).toBeVisible();
    },
  },
];

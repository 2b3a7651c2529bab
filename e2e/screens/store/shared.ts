import type { Page } from '@playwright/test';
import { cartLine } from '../../support/state.ts';
import { known } from '../screenState.ts';

export const withCart = { ...known, local: { ...known.local, cart: [cartLine] } };

export const fails = (page: Page, calls: string) =>
  page.route(calls, (route) => route.fulfill({ status: 500, json: { error: 'Algo salió mal.' } }));
/** A shop that the owner closed, or with other settings. */
export const shopSays = (page: Page, settings: object) =>
  page.route('**/api/shop', (route) =>
    route.fulfill({
      json: {
        nombre: 'Crepatlán',
        lema: 'La tierra de las crepas',
        minutos_entrega: 45,
        whatsapp: '525500000000',
        abierto: true,
        mensaje: '',
        extensiones: ['horario', 'pausa', 'ocupado', 'agotado'],
        ...settings,
      },
    }),
  );
/** A zone without the city of the maps stand-in. */
export const farAway = [
  [20.1, -99.2],
  [20.2, -99.2],
  [20.2, -99.1],
  [20.1, -99.1],
];
export const never = (page: Page, calls: string) => page.route(calls, () => {});
export const codeSent = (page: Page) =>
  page.route('**/accounts:sendVerificationCode*', (route) => route.fulfill({ json: { sessionInfo: 'abc' } }));
export const firstCard = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').first();

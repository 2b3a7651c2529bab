import type { Page } from '@playwright/test';
import { cartLine } from '../../support/state.ts';
import { known } from '../screenState.ts';

export const withCart = { ...known, local: { ...known.local, cart: [cartLine] } };

export const fails = (page: Page, calls: string) =>
  page.route(calls, (route) => route.fulfill({ status: 500, json: { error: 'Algo salió mal.' } }));
export const never = (page: Page, calls: string) => page.route(calls, () => {});
export const codeSent = (page: Page) =>
  page.route('**/accounts:sendVerificationCode*', (route) => route.fulfill({ json: { sessionInfo: 'abc' } }));
export const firstCard = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').first();

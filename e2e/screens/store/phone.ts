import { expect } from '@playwright/test';
import { remember } from '../../support/state.ts';
import { tap } from '../../support/tap.ts';
import { known, type ScreenState } from '../screenState.ts';
import { codeSent, shopSays, withCart } from './shared.ts';

export const phoneStates: readonly ScreenState[] = [
  {
    name: 'the phone',
    isUsual: true,
    open: async (page) => {
      await remember(page, known);
      await page.goto('/sms');
      await expect(page.locator('[name=phone]')).toBeVisible();
    },
  },
  {
    name: 'the code',
    isUsual: true,
    open: async (page) => {
      await remember(page, known);
      await codeSent(page);
      await page.goto('/sms');
      await tap(page.getByRole('button', { name: 'Enviar código' }));
      await expect(page.getByText('Código enviado por SMS.')).toBeVisible();
      await expect(page.getByText(/^Espera \d:\d\d/)).toBeVisible();
    },
  },
  {
    name: 'an order without a code, refused',
    isUsual: true,
    open: async (page) => {
      const counters = { smsCooldown: 900, smsAttempts: 5, smsLastTry: Date.now() };
      await remember(page, { ...withCart, local: { ...withCart.local, ...counters } });
      await shopSays(page, { extensiones: ['sin_codigo'] });
      await page.route('**/api/orders/sin-codigo', (route) =>
        route.fulfill({
          status: 429,
          json: {
            error: 'Ahora no podemos tomar más pedidos sin código.',
            whatsapp: '525511112222',
            telefono: '5511112222',
          },
        }),
      );
      await page.goto('/sms');
      await tap(page.getByRole('button', { name: 'Que me llamen' }));
      // The stored cart has older prices.
      await tap(page.getByRole('button', { name: /^Confirmar/ }));
      await expect(page.getByRole('link', { name: 'Llamar' })).toBeVisible();
    },
  },
  {
    name: 'a locked phone',
    open: async (page) => {
      const counters = { smsCooldown: 900, smsAttempts: 5, smsLastTry: Date.now() };
      await remember(page, { ...known, local: { ...known.local, ...counters } });
      await page.goto('/sms');
      await expect(page.getByText(/Espera 15 minutos/)).toBeVisible();
    },
  },
];

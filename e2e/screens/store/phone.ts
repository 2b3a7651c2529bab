import { expect, type Page } from '@playwright/test';
import { tap } from '../../support/tap.ts';
import {
  answers,
  known,
  refuses,
  remembers,
  type ScreenState,
  seesOnce,
  seesRole,
  shopSays,
  statesOf,
  taps,
  type Visits,
} from '../screenState.ts';
import { isLocked, withCart } from './shared.ts';

const noMoreOrders = {
  error: 'Ahora no podemos tomar más pedidos sin código.',
  whatsapp: '525511112222',
  telefono: '5511112222',
};

/** The stored cart has older prices. Whoever taps before the menu has answered is not asked, and is refused at once. */
async function confirmsIfAsked(page: Page) {
  const confirm = page.getByRole('button', { name: /^Confirmar/ });
  const refused = page.getByRole('link', { name: 'Llamar' });
  await expect(confirm.or(refused)).toBeVisible();
  if (await confirm.isVisible()) await tap(confirm);
}

const onTheScreen: readonly Omit<Visits, 'path'>[] = [
  {
    given: [remembers(known)],
    usual: { 'the phone': [(page) => expect(page.locator('[name=phone]')).toBeVisible()] },
  },
  {
    given: [remembers(known), answers('**/accounts:sendVerificationCode*', { sessionInfo: 'abc' })],
    usual: {
      'the code': [
        taps('button', 'Enviar código'),
        seesOnce('Código enviado por SMS.'),
        seesOnce(/^Espera \d:\d\d/),
      ],
    },
  },
  {
    given: [
      isLocked(withCart),
      shopSays({ extensiones: ['sin_codigo'] }),
      refuses('**/api/orders/sin-codigo', 429, noMoreOrders),
    ],
    usual: {
      'an order without a code, refused': [
        taps('button', 'Que me llamen'),
        confirmsIfAsked,
        seesRole('link', 'Llamar'),
      ],
    },
  },
  { given: [isLocked(known)], others: { 'a locked phone': [seesOnce(/Espera 15 minutos/)] } },
];

export const phoneStates: readonly ScreenState[] = onTheScreen.flatMap((visit) =>
  statesOf({ path: '/sms', ...visit }),
);

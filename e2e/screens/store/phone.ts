import { expect } from '@playwright/test';
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
        // The stored cart has older prices. The app asks for a confirmation once the menu has answered.
        seesOnce('pedido de $206.00'),
        taps('button', 'Que me llamen'),
        taps('button', /^Confirmar/),
        seesRole('link', 'Llamar'),
      ],
    },
  },
  { given: [isLocked(known)], others: { 'a locked phone': [seesOnce(/Espera 15 minutos/)] } },
];

export const phoneStates: readonly ScreenState[] = onTheScreen.flatMap((visit) =>
  statesOf({ path: '/sms', ...visit }),
);

import { type Answers, atScreen } from '@crepas/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import { wholeServer } from './openAdmin.tsx';
import { orderDetails } from './orders.ts';

/** The parameters of a story that opens order 7, which was delivered. */
export const atEndedOrder = (answers: Answers, changed: object = {}) =>
  atScreen({
    path: '/orders?tab=completados',
    shop: wholeServer,
    answers: {
      'GET /orders': () => ({
        pedidos: [{ ...orderDetails, etapa: 'entregado', ...changed }],
        siguiente: null,
      }),
      'GET /orders/events': 'silent',
      'GET /personas/:phone/bloqueo': () => ({ bloqueo: null }),
      'GET /orders/:id/pasos': () => [],
      ...answers,
    },
  });

type Dialog = ReturnType<typeof within>;

/** In a play function: opens its details. */
export async function openEndedOrder(): Promise<Dialog> {
  await userEvent.click(await screen.findByRole('button', { name: 'Ver detalles del pedido #7' }));
  return within(await screen.findByRole('dialog'));
}

/** The same, when all lines are read: what comes later above a part moves it away. */
export async function openReadOrder(): Promise<Dialog> {
  const dialog = await openEndedOrder();
  await dialog.findByText('Fresas (extra)');
  return dialog;
}

/**
 * A part of its details that is below the window.
 *
 * @param read what the part says when its answer is there: until then it is too short to come to the top
 */
export async function openPart(title: string, read: string | RegExp): Promise<Dialog> {
  const dialog = await openReadOrder();
  await dialog.findByRole('button', { name: 'Bloquear sus pedidos' });
  await dialog.findAllByText(read);
  (await dialog.findByRole('heading', { name: title })).scrollIntoView({ block: 'start' });
  return dialog;
}

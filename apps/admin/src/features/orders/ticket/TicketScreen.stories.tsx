import { atScreen, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { signedInAs, wholeServer, wholeTool } from '../../../testing/openAdmin.tsx';
import { longOrderDetails, options, orderDetails } from '../../../testing/orders.ts';
import { aPrinter } from '../../../testing/printers.ts';

const meta = {
  title: 'Staff tool/Ticket',
  ...wholeTool,
  parameters: atScreen({
    path: '/orders/7/ticket?tipo=cocina',
    shop: wholeServer,
    answers: { 'GET /order-details/:id': () => orderDetails },
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** For the kitchen, without prices. */
export const Default: Story = {
  play: async () => {
    await screen.findByRole('img', { name: /2 x Plátano con/ });
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const ForTheDoor: Story = {
  parameters: atScreen({ path: '/orders/7/ticket?tipo=entrega' }),
  play: async () => {
    await screen.findByRole('img', { name: /¡Gracias por tu pedido!/ });
  },
};
export const WithNote: Story = {
  parameters: atScreen({ answers: { 'GET /order-details/:id': () => ({ ...orderDetails, ...options }) } }),
  play: async () => {
    await screen.findByRole('img', { name: /Sin nuez/ });
  },
};
export const PaidInCash: Story = {
  parameters: atScreen({
    path: '/orders/7/ticket?tipo=entrega',
    answers: { 'GET /order-details/:id': () => ({ ...orderDetails, ...options }) },
  }),
  play: async () => {
    await screen.findByRole('img', { name: /Paga con/ });
  },
};
/** On paper of 58 mm. */
export const NarrowPaper: Story = {
  play: async () => {
    await screen.findByRole('img', { name: /2 x Plátano con/ });
    await userEvent.selectOptions(screen.getByLabelText('Papel'), '58');
  },
};
/** The kitchen reads which piece is the gift, and no sum. */
export const WithCode: Story = {
  parameters: atScreen({
    answers: {
      'GET /order-details/:id': () => ({
        ...orderDetails,
        codigo: 'PLATANOGRATIS',
        descuento: 85,
        regalo: 3,
        total: 360,
      }),
    },
  }),
  play: async () => {
    await screen.findByRole('img', { name: /Código PLATANOGRATIS\nGratis: 1 x Plátano con/ });
    await userEvent.selectOptions(screen.getByLabelText('Papel'), '58');
    await screen.findByRole('img', { name: /Gratis: 1 x Plátano con\nchocolate/ });
  },
};
/** The moment in large letters, with its day, in the place of the promised minutes. */
export const ForLater: Story = {
  parameters: atScreen({
    answers: {
      'GET /order-details/:id': () => ({ ...orderDetails, para: '2026-11-22T02:30:00.000Z' }),
    },
  }),
  play: async () => {
    await screen.findByRole('img', { name: /PARA LAS 8:30 P\.M\.\nSÁB 21 NOV/ });
  },
};
export const LongWords: Story = {
  parameters: atScreen({
    path: '/orders/123456/ticket?tipo=entrega',
    answers: { 'GET /order-details/:id': () => longOrderDetails },
  }),
  play: async () => {
    await screen.findByRole('img', { name: /¡Gracias por tu pedido!/ });
  },
};
/** A printer prints by itself, and once more when it is asked to. */
export const PrintedAgain: Story = {
  parameters: atScreen({
    answers: {
      'GET /impresoras': () => ['Cocina', 'Barra', 'Terraza'].map((nombre) => ({ ...aPrinter, nombre })),
      'POST /orders/:id/imprimir': () => ({}),
    },
  }),
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', {
        name: 'Imprimir otra vez en «Cocina», «Barra» y «Terraza» el pedido #7',
      }),
    );
    await screen.findByText(
      'El ticket del pedido #7 sale en «Cocina», «Barra» y «Terraza» en cuanto pueda la impresora.',
    );
  },
};
export const NotConfirmed: Story = {
  parameters: atScreen({
    answers: { 'GET /order-details/:id': () => ({ ...orderDetails, etapa: 'por_confirmar' }) },
  }),
  play: async () => {
    await screen.findByText('Este pedido está por confirmar');
  },
};
export const NotFound: Story = {
  parameters: atScreen({ answers: { 'GET /order-details/:id': refused(404, 'No existe el pedido.') } }),
  play: async () => {
    await screen.findByText('No encontramos este pedido');
  },
};
/** An address that somebody has typed. */
export const WrongAddress: Story = {
  parameters: atScreen({ path: '/orders/siete/ticket' }),
  play: async () => {
    await screen.findByText('No encontramos este pedido');
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /order-details/:id': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando pedido…');
  },
};
/** Staff other than the owner read no order that ended more than seven days ago. They stay signed in. */
export const TooOld: Story = {
  parameters: {
    ...signedInAs('staff'),
    ...atScreen({
      answers: { 'GET /order-details/:id': refused(403, 'Este pedido ya solo lo puede ver la dueña.') },
    }),
  },
  play: async () => {
    await screen.findByText('Este pedido ya solo lo puede ver la dueña.');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /order-details/:id': 'failing' } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};

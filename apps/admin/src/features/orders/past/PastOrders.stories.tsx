import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { eveningOrders } from '../../../testing/eveningOrders.ts';
import { wholeServer } from '../../../testing/openAdmin.tsx';
import { signInOwner, staffPart } from '../../../testing/staffStory.tsx';
import { PastOrders } from './PastOrders.tsx';

/** The tab of ended orders, without the board's own tabs above it. */
const meta = {
  title: 'Staff tool/Past orders',
  component: PastOrders,
  tags: ['!autodocs'],
  decorators: [staffPart],
  beforeEach: signInOwner,
  args: { state: 'cancelled', withoutExtension: null },
  parameters: {
    ...atScreen({
      shop: wholeServer,
      answers: { 'GET /orders': () => ({ pedidos: [], siguiente: null }) },
    }),
  },
} satisfies Meta<typeof PastOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async () => {
    await screen.findByText('No hay pedidos cancelados');
  },
};
export const EmptySmall: Story = { ...Empty, globals: { viewport: { value: 'small' } } };
export const Rejected: Story = {
  parameters: atScreen({
    answers: {
      'GET /orders': () => ({
        pedidos: eveningOrders(2).map((order) => ({ ...order, etapa: 'rechazado', motivo: 'Ya cerramos.' })),
        siguiente: null,
      }),
    },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver detalles del pedido #1085' }));
    const again = await screen.findByRole('link', { name: 'Tomar otra vez' });
    await expect(again).toHaveAttribute('href', '/orders/nuevo?de=1085');
  },
};
/** The search is in the address. */
export const NothingFound: Story = {
  args: { state: 'completed' },
  parameters: { path: '/orders?tab=completados&buscar=nada&fecha=2026-11-20' },
  play: async () => {
    await screen.findByText('Ningún pedido coincide');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /orders': 'failing' } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const Offline: Story = {
  parameters: atScreen({ isOffline: true }),
  play: async () => {
    await screen.findByText(/Revisa tu internet/);
  },
};

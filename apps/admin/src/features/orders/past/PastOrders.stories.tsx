import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { eveningOrders } from '../../../testing/eveningOrders.ts';
import { wholeServer, wholeTool } from '../../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Past orders',
  ...wholeTool,
  parameters: atScreen({
    path: '/orders?tab=cancelados',
    shop: wholeServer,
    answers: {
      'GET /orders': () => ({ pedidos: [], siguiente: null }),
      'GET /orders/events': 'silent',
    },
  }),
} satisfies Meta;
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
  parameters: atScreen({ path: '/orders?tab=completados&buscar=nada&fecha=2026-11-20' }),
  play: async () => {
    await screen.findByText('Ningún pedido coincide');
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /orders': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando pedidos…');
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

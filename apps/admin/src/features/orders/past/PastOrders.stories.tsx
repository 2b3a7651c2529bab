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
/** Two pages of the server. The first group ends with a whole row, in two columns and in three. */
export const ManyPages: Story = {
  parameters: atScreen({
    answers: {
      'GET /orders': () => ({
        pedidos: eveningOrders(100).map((order) => ({ ...order, etapa: 'cancelado' })),
        siguiente: null,
      }),
    },
  }),
  play: async () => {
    const last = await screen.findByRole('button', { name: 'Ver detalles del pedido #1184' });
    const names = screen.getAllByRole('button', { name: /^Ver detalles/ }).map((one) => one.ariaLabel);
    await expect(names).toEqual(
      eveningOrders(100).map(({ id_pedido }) => `Ver detalles del pedido #${id_pedido}`),
    );
    last.scrollIntoView({ block: 'center' });
  },
};
export const ManyPagesDesk: Story = {
  ...ManyPages,
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const ends = await screen.findByRole('button', { name: 'Ver detalles del pedido #1133' });
    ends.scrollIntoView({ block: 'center' });
  },
};
/** An order for later is found by its moment, so its card says it. */
export const ForLater: Story = {
  parameters: atScreen({
    path: '/orders?tab=completados',
    answers: {
      'GET /orders': () => ({
        pedidos: eveningOrders(2).map((order, place) => ({
          ...order,
          etapa: 'entregado',
          ...(place === 0 && { para: '2026-11-21T02:30:00.000Z' }),
        })),
        siguiente: null,
      }),
    },
  }),
  play: async () => {
    await screen.findByText('Para 20 nov, 8:30 p.m.');
    await userEvent.click(await screen.findByRole('button', { name: 'Ver detalles del pedido #1085' }));
    await screen.findByText('20 de noviembre de 2026, 8:30 p.m.');
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

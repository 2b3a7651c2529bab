import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { long } from '../../testing/longMenu.ts';
import { forbiddenTo, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Uses of a code',
  ...wholeTool,
  parameters: atScreen({ path: '/codigos/5', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest of its orders; the shop has forgotten who placed the last one. */
export const Default: Story = {
  play: async () => {
    await screen.findByText('12 veces');
    await screen.findByText('38 veces');
    await screen.findByText('Los 3 pedidos más recientes');
    await screen.findByText('Lucía Fernández · 5512345678');
    await screen.findByText('Cliente olvidado');
    await expect(screen.getByRole('link', { name: 'Pedido #1042' })).toHaveAttribute(
      'href',
      '/orders/1042/ticket?tipo=entrega',
    );
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  parameters: atScreen({
    answers: {
      'GET /codigos/:id/pedidos': () => [
        {
          id_pedido: 123_456,
          fecha_pedido: '2026-11-21T02:15:00.000Z',
          nombre: long.word,
          telefono_usuario: '5512345678',
          descuento: 1_234_567.89,
          total: 9_234_567.89,
        },
      ],
    },
  }),
  play: async () => {
    await screen.findByRole('link', { name: 'Pedido #123456' });
  },
};
export const Unused: Story = {
  parameters: atScreen({ path: '/codigos/6' }),
  play: async () => {
    await screen.findByText('Nadie lo ha usado todavía');
    await screen.findByText('0 veces');
  },
};
export const NotFound: Story = {
  parameters: atScreen({ path: '/codigos/999' }),
  play: async () => {
    await screen.findByText('Código no encontrado');
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /codigos/:id/pedidos': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando pedidos…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /codigos/:id/pedidos': 'failing' } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const Forbidden: Story = forbiddenTo('staff');

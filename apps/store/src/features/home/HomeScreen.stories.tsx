import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { cartOf, chosen, known, visited } from '../../testing/customers.ts';
import { wholeStore } from '../../testing/openStore.tsx';

const meta = {
  title: 'Storefront/Home',
  ...wholeStore,
  parameters: atScreen({
    path: '/home',
    storage: { ...known, ...cartOf(chosen(1, { quantity: 2 })) },
    sessionStorage: visited,
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByText('Fresas con crema');
  },
};
export const Paused: Story = {
  parameters: atScreen({ shop: { pausedUntil: Date.parse('2026-11-20T20:40:00-06:00') } }),
  play: async () => {
    await screen.findByText(/^Pausamos pedidos hasta/);
  },
};

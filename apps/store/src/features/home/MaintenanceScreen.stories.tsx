import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { known, visited } from '../../testing/customers.ts';
import { long } from '../../testing/longWords.ts';
import { wholeStore } from '../../testing/openStore.tsx';

/** Home leads here while the shop does not answer, and this screen leads back as soon as it does. */
const meta = {
  title: 'Storefront/Maintenance',
  ...wholeStore,
  // Spread, for the comment above: Storybook adds it to an object.
  parameters: {
    ...atScreen({
      path: '/home',
      storage: known,
      sessionStorage: visited,
      answers: { 'GET /promo': 'failing' },
    }),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByText('Estamos en mantenimiento');
  },
};
export const Offline: Story = {
  parameters: atScreen({ path: '/maintenance', isOffline: true }),
  play: async () => {
    await screen.findByText('Estamos en mantenimiento');
    await screen.findByText('Sin conexión');
  },
};
export const LongText: Story = {
  parameters: atScreen({ shop: { name: long.word, tagline: long.product } }),
  play: async () => {
    await screen.findByText('Estamos en mantenimiento');
    await screen.findByText(long.word);
  },
};

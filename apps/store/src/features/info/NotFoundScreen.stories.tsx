import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { visited } from '../../testing/customers.ts';
import { wholeStore } from '../../testing/openStore.tsx';

const meta = {
  title: 'Storefront/Not found',
  ...wholeStore,
  parameters: atScreen({ path: '/nada', sessionStorage: visited }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Página no encontrada' });
  },
};

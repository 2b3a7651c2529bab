import { atScreen, exampleShop } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { visited } from '../../testing/customers.ts';
import { wholeStore } from '../../testing/openStore.tsx';

const meta = {
  title: 'Storefront/Privacy notice',
  ...wholeStore,
  parameters: atScreen({
    path: '/aviso-de-privacidad',
    shop: { features: [...exampleShop.features, 'pagos', 'tarifas', 'recoger'] },
    storage: { recipient: 'Ana' },
    sessionStorage: visited,
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByText('Ana López Ruiz');
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
/** The owner has not entered it. */
export const WithoutResponsible: Story = {
  parameters: atScreen({ shop: { responsible: null } }),
  play: async () => {
    await screen.findByText(/todavía no publica aquí el nombre/);
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /shop': 'silent' } }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Quién es responsable de tus datos' });
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /shop': 'failing' } }),
  play: async () => {
    await screen.findByText('No pudimos leer quién es responsable');
  },
};

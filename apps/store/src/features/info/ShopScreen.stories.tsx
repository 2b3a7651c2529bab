import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { refusal, shopAnswers, silence, storeScreen } from '../../testing/storeStory.tsx';
import { ShopScreen } from './ShopScreen.tsx';

const meta = {
  title: 'Storefront/Shop',
  component: ShopScreen,
  tags: ['!autodocs'],
  decorators: [storeScreen],
  parameters: { layout: 'fullscreen', answers: shopAnswers() },
} satisfies Meta<typeof ShopScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Horario' });
    await expect(screen.getByText('Precios en pesos, IVA incluido. El envío es gratis.')).toBeVisible();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
/** A new shop: always open, no zone, no telephone, nobody who answers. */
export const NothingEntered: Story = {
  parameters: {
    answers: shopAnswers({ week: [], specialDays: [], zone: null, whatsApp: '', responsible: null }),
  },
  play: async () => {
    await screen.findByText('Todos los días, a toda hora.');
  },
};
export const Loading: Story = { parameters: { answers: () => ({ 'GET /shop': silence }) } };
export const Failed: Story = {
  parameters: { answers: () => ({ 'GET /shop': refusal }) },
  play: async () => {
    await screen.findByText('No pudimos leer los datos de la tienda');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressButton } from '../AddressButton/AddressButton.tsx';
import { ShopHeader } from './ShopHeader.tsx';

const meta = {
  title: 'Store/ShopHeader',
  component: ShopHeader,
  args: {
    name: 'Crepatlán',
    tagline: 'La tierra de las crepas',
    children: <AddressButton to="#address" address="Av. Álvaro Obregón 120, Roma Norte" />,
  },
} satisfies Meta<typeof ShopHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAddress: Story = { args: { children: <AddressButton to="#address" /> } };
export const Message: Story = {
  args: { message: 'El lunes 16 abrimos a las 7.\nGracias por su paciencia.' },
};
export const LongText: Story = {
  args: {
    name: 'La gran crepería de Crepatlán',
    tagline: 'La tierra de las crepas dulces, saladas y de temporada',
  },
};
export const Small: Story = { globals: { viewport: { value: 'small' } } };
/** Letters of 200 % on a small phone: the name is not broken. */
export const LargeLettersSmall: Story = {
  ...Small,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { name: 'Crepatlán' });
    await expect(name.offsetHeight).toBe(Number.parseFloat(getComputedStyle(name).lineHeight));
  },
};

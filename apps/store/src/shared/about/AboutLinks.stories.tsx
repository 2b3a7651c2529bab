import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { storeScreen } from '../../testing/storeStory.tsx';
import { AboutLinks } from './AboutLinks.tsx';

const meta = {
  title: 'Storefront/About links',
  component: AboutLinks,
  tags: ['!autodocs'],
  decorators: [storeScreen],
} satisfies Meta<typeof AboutLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(['/tienda', '/aviso-de-privacidad']);
  },
};

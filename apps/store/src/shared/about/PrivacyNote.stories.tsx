import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { storeScreen } from '../../testing/storeStory.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';

const meta = {
  title: 'Storefront/Short notice',
  component: PrivacyNote,
  tags: ['!autodocs'],
  decorators: [storeScreen],
} satisfies Meta<typeof PrivacyNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const link = screen.getByRole('link', { name: /^Aviso de privacidad/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', '/aviso-de-privacidad');
  },
};
export const Small: Story = { globals: { viewport: { value: 'small' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { silence, storeScreen } from '../../testing/storeStory.tsx';
import { FollowedOrderScreen } from './FollowedOrderScreen.tsx';

const meta = {
  title: 'Storefront/Followed order',
  component: FollowedOrderScreen,
  tags: ['!autodocs'],
  decorators: [storeScreen],
  parameters: { layout: 'fullscreen', answers: () => ({}) },
} satisfies Meta<typeof FollowedOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link has ended, or is none. */
export const Unknown: Story = {
  play: async () => {
    await screen.findByText('Error');
  },
};
export const Loading: Story = { parameters: { answers: () => ({ 'GET /seguimiento/': silence }) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { storeScreen } from '../../testing/storeStory.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Storefront/Not found',
  component: NotFoundScreen,
  tags: ['!autodocs'],
  decorators: [storeScreen],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

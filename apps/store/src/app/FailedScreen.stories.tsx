import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storeScreen } from '../testing/storeStory.tsx';
import { FailedScreen } from './Store.tsx';

/** In the place of a screen that threw while rendering, or did not arrive. */
const meta = {
  title: 'Storefront/Failed screen',
  component: FailedScreen,
  tags: ['!autodocs'],
  decorators: [storeScreen],
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

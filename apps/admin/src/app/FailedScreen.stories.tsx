import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { signInOwner, staffScreen } from '../testing/staffStory.tsx';
import { FailedScreen } from './FailedScreen.tsx';

/** In the place of a screen that threw while rendering; frame and navigation stay. */
const meta = {
  title: 'Staff tool/Failed screen',
  component: FailedScreen,
  tags: ['!autodocs'],
  decorators: [staffScreen],
  beforeEach: signInOwner,
  args: { onRetry: fn() },
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

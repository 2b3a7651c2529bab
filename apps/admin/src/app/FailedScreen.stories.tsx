import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { fn } from 'storybook/test';
import { wholeTool } from '../testing/openAdmin.tsx';
import { FailedScreen } from './FailedScreen.tsx';

// In the place of a screen that threw while rendering; frame and navigation stay.
const meta = {
  title: 'Staff tool/Failed screen',
  component: FailedScreen,
  tags: ['!autodocs'],
  beforeEach: wholeTool.beforeEach,
  decorators: (Story) => (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    </QueryClientProvider>
  ),
  args: { onRetry: fn() },
  parameters: atScreen({}),
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { fn } from 'storybook/test';
import { wholeStore } from '../testing/openStore.tsx';
import { FailedScreen } from './Store.tsx';
import { StoreLinks } from './StoreLinks.tsx';

// In the place of a screen that threw while rendering, or did not arrive.
const meta = {
  title: 'Storefront/Failed screen',
  component: FailedScreen,
  tags: ['!autodocs'],
  beforeEach: wholeStore.beforeEach,
  decorators: (Story) => (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <StoreLinks>
          <Story />
        </StoreLinks>
      </MemoryRouter>
    </QueryClientProvider>
  ),
  args: { onRetry: fn() },
  parameters: atScreen({}),
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

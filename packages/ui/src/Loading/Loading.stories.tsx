import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { List } from '../List/List.tsx';
import { CheckCardSkeleton } from '../Skeleton/cardSkeletons.tsx';
import { Loading } from './Loading.tsx';
import { loadingUsage } from './Loading.usage.tsx';

const meta = {
  title: 'Feedback/Loading',
  component: Loading,
  parameters: { usage: loadingUsage },
  args: {
    children: (
      <List>
        <CheckCardSkeleton />
        <CheckCardSkeleton />
      </List>
    ),
  },
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando…');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

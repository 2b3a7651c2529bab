import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollRow } from '../ScrollRow/ScrollRow.tsx';
import { ActiveOrderCardSkeleton } from '../Skeleton/cardSkeletons.tsx';
import { chocolate, mango, savoury, strawberry } from '../samples/pictures.ts';
import { ActiveOrderCard } from './ActiveOrderCard.tsx';

const meta = {
  title: 'Store/ActiveOrderCard',
  component: ActiveOrderCard,
  args: {
    to: '#order',
    number: 128,
    totalCents: 31_380,
    pictures: [strawberry, chocolate],
    label: 'PEDIDO EN PREPARACIÓN',
  },
  decorators: (Story) => (
    <ScrollRow label="Tus pedidos">
      <Story />
    </ScrollRow>
  ),
} satisfies Meta<typeof ActiveOrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutLabel: Story = { args: { label: undefined } };
export const ManyProducts: Story = {
  args: { pictures: [strawberry, chocolate, mango, savoury, strawberry] },
};
export const LargeNumbers: Story = { args: { number: 123_456_789, totalCents: 123_456_700 } };
export const Loading: Story = { render: () => <ActiveOrderCardSkeleton /> };
export const WithProgress: Story = { args: { progress: 'En camino · hacia las 12:48 p.m.' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ScrollRow } from '../ScrollRow/ScrollRow.tsx';
import { chocolate, mango, savoury, strawberry } from '../samples/pictures.ts';
import { PastOrderCard } from './PastOrderCard.tsx';

const meta = {
  title: 'Store/PastOrderCard',
  component: PastOrderCard,
  args: { names: '2 Fresas con Nutella, Limonada', pictures: [strawberry, chocolate], onOrder: fn() },
  decorators: (Story) => (
    <ScrollRow label="Pedir otra vez">
      <Story />
    </ScrollRow>
  ),
} satisfies Meta<typeof PastOrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneProduct: Story = { args: { names: 'Crepa de mango', pictures: [mango] } };
export const LongText: Story = {
  args: {
    names: 'Combo familiar con tres crepas de temporada, 3 Crepas de espinaca con champiñones, 2 Malteadas',
    pictures: [savoury, mango, strawberry],
  },
};
export const Small: Story = { ...LongText, globals: { viewport: { value: 'small' } } };
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

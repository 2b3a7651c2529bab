import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { List } from '../List/List.tsx';
import { CheckCardSkeleton } from '../Skeleton/cardSkeletons.tsx';
import { CheckCard } from './CheckCard.tsx';

const meta = {
  title: 'Forms/CheckCard',
  component: CheckCard,
  args: { label: 'Nutella', description: 'Crema de avellana con cacao', cents: 1500, onChange: fn() },
} satisfies Meta<typeof CheckCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Nutella' });
    await expect(box).toHaveAccessibleDescription('Crema de avellana con cacao +$15.00');
    await userEvent.click(within(canvasElement).getByText('+$15.00'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(box).toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Radio: Story = { args: { type: 'radio', defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
const sees = (text: string): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      `Crema de avellana con cacao +$15.00 ${text}`,
    );
  };
};
export const Saved: Story = {
  args: { saved: true, checked: true },
  play: sees('Guardado'),
};
/** Neither ticked nor saved as such: nothing is to be saved. */
export const NotSaved: Story = {
  args: { saved: false, checked: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Sin guardar')).toBeNull();
  },
};
export const CheckedAndUnsaved: Story = {
  args: { saved: false, checked: true },
  play: sees('Sin guardar'),
};
export const UncheckedAndUnsaved: Story = {
  args: { saved: true, checked: false },
  play: sees('Sin guardar'),
};
export const WithoutDescription: Story = { args: { description: undefined } };
export const LongText: Story = {
  args: {
    label: 'Queso crema con un toque de vainilla de Papantla',
    description: 'Lo batimos cada mañana con vainilla de Papantla y un poco de ralladura de limón',
    cents: 123_456,
  },
};
export const Loading: Story = {
  render: () => (
    <List>
      <CheckCardSkeleton />
    </List>
  ),
};

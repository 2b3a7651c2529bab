import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { TabPanel } from '../TabBar/TabBar.tsx';
import { CategoryBar, type CategoryBarProps } from './CategoryBar.tsx';

const categories = ['Dulces', 'Saladas', 'Combos', 'Malteadas', 'Cafés', 'Aguas frescas', 'De temporada'].map(
  (name, index) => ({ id: index + 1, name }),
);

const meta = {
  title: 'Navigation/CategoryBar',
  component: CategoryBar<number>,
  args: { id: 'menu', label: 'Categorías', categories, selected: 1, onSelect: () => {} },
  render: function Menu(args: CategoryBarProps<number>) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <div style={{ maxInlineSize: 360, padding: 16 }}>
        <CategoryBar {...args} selected={selected} onSelect={setSelected} />
        <TabPanel of={args.id} selected={selected}>
          {categories.find(({ id }) => id === selected)?.name}
        </TabPanel>
      </div>
    );
  },
} satisfies Meta<typeof CategoryBar<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SelectedOutOfSight: Story = {
  args: { selected: 7 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('tablist');
    await waitFor(() => expect(bar.scrollLeft).toBeGreaterThan(100));
  },
};
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Saladas' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Saladas' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('De temporada');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Dulces');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('De temporada');
  },
};

/** Mouse drag scrolls the bar after 5 px, and the click that ends a drag selects nothing. */
export const DraggedByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('tablist');
    const second = canvas.getByRole('tab', { name: 'Saladas' });
    const drag = (distance: number) => {
      const mouse = { pointerType: 'mouse', button: 0, bubbles: true };
      fireEvent.pointerDown(second, { ...mouse, clientX: 200 });
      fireEvent.pointerMove(second, { ...mouse, clientX: 200 - distance });
      const scrolled = bar.scrollLeft;
      fireEvent.pointerUp(second, { ...mouse, clientX: 200 - distance });
      fireEvent.click(second);
      return scrolled;
    };
    const selected = () => canvas.getByRole('tab', { selected: true });
    await expect(bar.scrollLeft).toBe(0);
    await expect(drag(90)).toBe(90);
    await expect(selected()).toHaveTextContent('Dulces');
    // Clicks work again from the next task.
    await waitFor(() => {
      fireEvent.click(second);
      expect(selected()).toHaveTextContent('Saladas');
    });
    bar.scrollTo({ left: 0, behavior: 'instant' });
    await expect(drag(4)).toBe(0);
    await expect(drag(5)).toBe(5);
  },
};

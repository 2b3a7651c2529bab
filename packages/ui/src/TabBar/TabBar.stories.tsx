import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TabBar, type TabBarProps, TabPanel } from './TabBar.tsx';

/** Neither in the sidebar nor in the docs: screens take `Tabs`, and this is only the base of it and of the bar of categories. */
const meta = {
  title: 'Navigation/TabBar',
  tags: ['!autodocs', '!dev'],
  component: TabBar,
  args: {
    id: 'views',
    label: 'Vistas',
    items: [
      { key: 'day', label: 'Hoy', count: 3 },
      { key: 'week', label: 'Esta semana' },
      { key: 'month', label: 'Este mes' },
    ],
    selected: 'week',
    onSelect: () => {},
  },
  render: function Views(args: TabBarProps<string | number>) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <>
        <TabBar {...args} selected={selected} onSelect={setSelected} />
        <TabPanel of={args.id} selected={selected}>
          {args.items.find(({ key }) => key === selected)?.label}
        </TabPanel>
      </>
    );
  },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Esta semana');
    await expect(canvas.getByRole('tabpanel', { name: 'Esta semana' })).toBeVisible();
  },
};

/** One tab stop; the arrows wrap around, Home and End go to the ends. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const tab = (name: string) => within(canvasElement).getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Esta semana')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Este mes')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Hoy 3')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(tab('Este mes')).toHaveAttribute('tabindex', '0');
  },
};
export const NothingSelected: Story = {
  args: { selected: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('tab', { name: 'Hoy 3' })).toHaveFocus();
  },
};

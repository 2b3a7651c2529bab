import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TabPanel } from '../TabBar/TabBar.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    id: 'orders',
    label: 'Pedidos',
    tabs: [
      { key: 'active', label: 'Pedidos Activos', count: 4 },
      { key: 'completed', label: 'Completados' },
      { key: 'cancelled', label: 'Cancelados' },
    ],
    selected: 'active',
    onSelect: () => {},
  },
  render: function Orders(args: TabsProps) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <>
        <Tabs {...args} selected={selected} onSelect={setSelected} />
        <TabPanel of={args.id} selected={selected}>
          {selected}
        </TabPanel>
      </>
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Cancelados' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Cancelados' })).toBeVisible();
  },
};
export const LargeNumber: Story = {
  args: { tabs: [{ key: 'active', label: 'Pedidos Activos', count: 12_345 }] },
};
export const Small: Story = { globals: { viewport: { value: 'small' } } };

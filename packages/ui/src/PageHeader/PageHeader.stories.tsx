import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TrashIcon } from '../icons/moreIcons.tsx';
import { PageHeader } from './PageHeader.tsx';
import { pageHeaderUsage } from './PageHeader.usage.tsx';

const meta = {
  title: 'Navigation/PageHeader',
  component: PageHeader,
  parameters: { usage: pageHeaderUsage },
  args: { title: 'Tu carrito', backTo: '#home' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutWayBack: Story = { args: { backTo: undefined } };
export const WithAction: Story = {
  args: { end: <IconButton label="Vaciar carrito" icon={<TrashIcon />} /> },
};
export const LongText: Story = {
  args: { title: 'Verifica tu número de teléfono para administrar tu pedido' },
};

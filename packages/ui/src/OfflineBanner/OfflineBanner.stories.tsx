import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  title: 'Feedback/OfflineBanner',
  component: OfflineBanner,
  args: { offline: true },
} satisfies Meta<typeof OfflineBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { children: 'Sin conexión desde hace 2 min. Los pedidos pueden no estar al día.' },
};
export const Online: Story = { args: { offline: false } };

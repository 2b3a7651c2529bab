import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TrashIcon } from '../icons/icons.tsx';
import { OfflineBanner } from '../OfflineBanner/OfflineBanner.tsx';
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

/** «Sin conexión» covers neither the title nor the way back. */
export const Offline: Story = {
  args: { title: 'Verifica tu número de teléfono' },
  globals: { viewport: { value: 'small' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <OfflineBanner offline />
      <PageHeader {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('heading'));
    const end = canvas.getByText('Sin conexión').getBoundingClientRect().bottom;
    await expect(words.getClientRects()).toHaveLength(2);
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(end);
    await expect(canvas.getByRole('link', { name: 'Volver' }).getBoundingClientRect().top).toBeGreaterThan(
      end,
    );
  },
};

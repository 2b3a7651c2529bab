import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DeliveryStrip } from './DeliveryStrip.tsx';

const meta = {
  title: 'Store/DeliveryStrip',
  component: DeliveryStrip,
} satisfies Meta<typeof DeliveryStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ToFetch: Story = { args: { minutes: 20, isPickup: true } };
export const LargeNumber: Story = { args: { minutes: 120 } };
export const Charged: Story = {
  args: { delivery: { main: 'Envío gratis o desde $25.00', note: 'Gratis desde $1,300.00' } },
};
export const ChargedSmall: Story = { ...Charged, globals: { viewport: { value: 'small' } } };
/** Letters of 200 % on a small phone: no word leaves the card. */
export const LargeLettersSmall: Story = {
  ...ChargedSmall,
  args: { delivery: { main: 'Envío desde $25.00', note: 'Gratis desde $1,300.00' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const card = canvas.getByText('Envío desde $25.00').closest('div');
    await expect(card?.scrollWidth).toBe(card?.clientWidth);
  },
};
export const Closed: Story = {
  args: { closed: true, closingNotice: 'Cerrado. Abrimos hoy a las 6:00 p.m.' },
};
export const Paused: Story = {
  args: { closed: true, closingNotice: 'Pausamos pedidos hasta las 8:40 p.m.' },
};
export const Closing: Story = { args: { closingNotice: 'Cerramos en 12 minutos', isSilentTick: true } };
export const Busy: Story = { args: { closingNotice: 'Hoy tardamos unos 65 minutos' } };
/** As high as the promise: the page below does not move. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    closed: true,
    closingNotice: 'Cerrado. Abrimos el 25 de diciembre a las 12:30 p.m.',
  },
  render: (args) => (
    <>
      <DeliveryStrip />
      <DeliveryStrip {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [promise, notice] = within(canvasElement)
      .getAllByRole('status')
      .map((status) => status.parentElement?.getBoundingClientRect().height);
    await expect(notice).toBe(promise);
  },
};

import { type StaffOrder, zeroCents } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, screen } from 'storybook/test';
import { eveningOrder } from '../../testing/eveningOrders.ts';
import { PaymentReceived } from './PaymentReceived.tsx';

const { paidAt: _, ...evening } = eveningOrder(1);
const order: StaffOrder = { ...evening, stage: 'preparing', payment: 'transfer' };

const meta = {
  title: 'Tests/Payment received',
  tags: ['!autodocs', '!dev'],
  render: () => (
    <QueryClientProvider client={new QueryClient()}>
      <PaymentReceived order={order} />
      <PaymentReceived order={{ ...order, id: eveningOrder(2).id, total: zeroCents }} />
      <PaymentReceived order={{ ...order, id: eveningOrder(3).id, paidAt: new Date(0) }} />
    </QueryClientProvider>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only a transfer that is due has the button: not one that is paid, nor one that a code makes free. */
export const Default: Story = {
  play: async () => {
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    screen.getByRole('button', { name: `Pago recibido #${order.id}` });
  },
};

import { phoneBlockToWire } from '@crepas/api';
import { centsFromPesos, orderId, type StaffOrder } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useSession } from '../../../shared/session/session.ts';
import { signedInAs } from '../../../testing/openAdmin.tsx';
import { orderDetails } from '../../../testing/orders.ts';
import { refusal, shopAnswer, signInOwner, silence, staffPart } from '../../../testing/staffStory.tsx';
import { OrderDetailsPanel } from './OrderDetailsPanel.tsx';

const order: StaffOrder = {
  id: orderId(7),
  customerName: 'Lupita Hernández',
  phone: '5587654321',
  fulfilment: 'delivery',
  deliveryAddress: 'Colima 5, Roma Nte., int. 2, portón azul',
  position: null,
  payment: 'cash',
  cashGiven: null,
  note: null,
  total: centsFromPesos(445),
  stage: 'delivered',
  placedAt: new Date('2026-11-20T19:05:00-06:00'),
  minutes: 35,
  reason: null,
};
const block = {
  reason: 'Tres pedidos que nadie recibió.',
  by: 'encargada@crepas.test',
  since: new Date('2026-11-20T20:30:00-06:00'),
  until: new Date('2026-11-27T20:30:00-06:00'),
};

/** The shop's server remembers the block of a story. */
const answered = (first: typeof block | null, read?: () => Response | Promise<Response>) => ({
  answers: () => {
    let isBlocked = first !== null;
    const path = `/personas/${order.phone}/bloqueo`;
    return {
      'GET /shop': () => shopAnswer('bloqueos'),
      'GET /order-details/7': () => Response.json(orderDetails),
      [`GET ${path}`]: read ?? (() => Response.json({ bloqueo: isBlocked ? phoneBlockToWire(block) : null })),
      [`PUT ${path}`]: () => {
        isBlocked = true;
        return Response.json(phoneBlockToWire(block));
      },
      [`DELETE ${path}`]: () => {
        isBlocked = false;
        return Response.json({ ok: true });
      },
    };
  },
});

const meta = {
  title: 'Staff tool/OrderDetailsPanel',
  component: OrderDetailsPanel,
  tags: ['!autodocs'],
  decorators: [staffPart],
  beforeEach: () => {
    signInOwner();
    useSession.setState(signedInAs('staff'));
  },
  args: { order, canSwap: false },
  parameters: { layout: 'fullscreen', ...answered(null) },
} satisfies Meta<typeof OrderDetailsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As any account of the staff sees it. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Bloquear sus pedidos' })).toBeVisible();
  },
};
export const Blocking: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bloquear sus pedidos' }));
    await userEvent.type(await screen.findByLabelText('Motivo'), block.reason);
    await userEvent.click(screen.getByRole('button', { name: 'Bloquear' }));
    await expect(await screen.findByRole('button', { name: 'Quitar el bloqueo' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Unblocking: Story = {
  parameters: answered(block),
  play: async () => {
    await screen.findByText(block.reason);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el bloqueo' }));
    await screen.findByText('Ya puede pedir otra vez.');
    await expect(await screen.findByRole('button', { name: 'Bloquear sus pedidos' })).toBeVisible();
  },
};
export const UnknownBlock: Story = {
  parameters: answered(null, () => refusal(503, 'La base de datos no responde')),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const Loading: Story = { parameters: answered(null, silence) };
/** The phone of an erased order is nobody's: there is nothing to block. */
export const Erased: Story = {
  args: { order: { ...order, phone: '0000000000', deliveryAddress: '', customerName: 'Cliente' } },
  play: async () => {
    await screen.findByText('Trío Crepatlán');
    await expect(screen.queryByRole('button', { name: 'Bloquear sus pedidos' })).toBeNull();
  },
};

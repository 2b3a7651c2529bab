import { orderActionToWire } from '@crepas/api';
import { type OrderAction, orderId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { refusal, signInOwner, silence, staffPart } from '../../../testing/staffStory.tsx';
import { OrderActions } from './OrderActions.tsx';

const at = (time: string) => new Date(`2026-11-21T${time}:00-06:00`);
const actions: readonly OrderAction[] = [
  { kind: 'accepted', at: at('18:40'), by: 'cocina@crepas.test' },
  { kind: 'printedAgain', at: at('18:44'), by: 'encargada-de-la-tarde@crepas.test' },
  { kind: 'onTheWay', at: at('19:02'), by: 'cocina@crepas.test' },
  { kind: 'delivered', at: at('19:12'), by: 'cocina@crepas.test' },
  { kind: 'paid', at: at('19:30'), by: 'duena@crepas.test' },
];
const answered = (rows: () => Response | Promise<Response>) => ({
  answers: () => ({ 'GET /orders/7/pasos': rows }),
});

const meta = {
  title: 'Staff tool/OrderActions',
  component: OrderActions,
  tags: ['!autodocs'],
  decorators: [staffPart],
  beforeEach: signInOwner,
  args: { order: { id: orderId(7), stage: 'delivered', fulfilment: 'delivery' } },
  parameters: {
    layout: 'fullscreen',
    ...answered(() => Response.json(actions.map(orderActionToWire))),
  },
} satisfies Meta<typeof OrderActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const [, , , delivered] = await screen.findAllByRole('listitem');
    await expect(delivered).toHaveTextContent(
      'Entregado · 21 de noviembre de 2026, 7:12 p.m. · cocina@crepas.test',
    );
  },
};
/** An order of before the accounts were kept, or one that the customer cancelled. */
export const Nobody: Story = {
  parameters: answered(() => Response.json([])),
  play: async () => {
    await screen.findByText(/no quedó anotado/);
  },
};
export const Failed: Story = {
  parameters: answered(() => refusal(503, 'La base de datos no responde')),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const Loading: Story = { parameters: answered(silence) };

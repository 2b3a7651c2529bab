import { staffOrderToWire } from '@crepas/api';
import { exampleNow } from '@crepas/api/testing';
import type { StaffOrder } from '@crepas/domain';
import { LinkProvider } from '@crepas/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Link, MemoryRouter } from 'react-router';
import { expect, screen, waitFor } from 'storybook/test';
import { board, seesOrders } from '../../../testing/boardStory.ts';
import { eveningOrder } from '../../../testing/eveningOrders.ts';
import { wholeTool } from '../../../testing/openAdmin.tsx';
import { activeOrders, applyOrder, useActiveOrders } from '../orders.ts';
import { OrderBoard } from './OrderBoard.tsx';

const client = new QueryClient();
const orders = Array.from({ length: 60 }, (_, place) => eveningOrder(place));

/** The numbers of the orders whose cards were rendered: a card reads its customer's name. */
const rendered = new Set<number>();
const counted = (order: StaffOrder): StaffOrder =>
  Object.defineProperty({ ...order }, 'customerName', {
    get() {
      rendered.add(order.id);
      return order.customerName;
    },
    // React's development build reads all that it can list of changed props.
    enumerable: false,
  });
const at = (place: number) => orders[place] as StaffOrder;

function Board() {
  const { data = [] } = useActiveOrders();
  return <OrderBoard orders={data} />;
}

const meta = {
  title: 'Tests/One event of the board',
  tags: ['!autodocs', '!dev'],
  beforeEach: (context) => {
    wholeTool.beforeEach(context);
    client.clear();
    client.setQueryData(activeOrders.queryKey, orders.map(counted));
  },
  render: () => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <LinkProvider link={Link}>
          <Board />
        </LinkProvider>
      </MemoryRouter>
    </QueryClientProvider>
  ),
  parameters: board(60),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** An event of one of sixty orders renders its card alone; an order that leaves renders none. */
export const Default: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: async () => {
    await seesOrders(60)();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    rendered.clear();
    applyOrder(client, counted({ ...at(3), note: 'Con dos servilletas' }));
    await screen.findByText('Con dos servilletas');
    await expect([...rendered]).toEqual([at(3).id]);
    applyOrder(client, { ...at(1), stage: 'delivered' });
    await waitFor(() => expect(screen.queryByRole('listitem', { name: `Pedido #${at(1).id}` })).toBeNull());
    await expect([...rendered]).toEqual([at(3).id]);
  },
};

/** The minutes since this order was placed change with the next tick, and those of the others after it. */
const turning = 7;
const tickMs = 10_000;
const aged = orders.map(
  (order, place): StaffOrder => ({
    ...order,
    placedAt: new Date(Date.parse(exampleNow) - 5 * 60_000 - (place === turning ? 55_000 : 5_000)),
  }),
);

/** The clock renders the card whose words it changes, and no other. */
export const Tick: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  parameters: board(60, { 'GET /active-orders': aged.map(staffOrderToWire) }),
  beforeEach: () => {
    client.clear();
    client.setQueryData(activeOrders.queryKey, aged.map(counted));
  },
  play: async () => {
    await seesOrders(60)();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    const card = screen.getByRole('listitem', { name: `Pedido #${at(turning).id}` });
    await expect(card).toHaveTextContent('5 min');
    rendered.clear();
    const later = Date.now() + tickMs;
    Date.now = () => later;
    await waitFor(() => expect(card).toHaveTextContent('6 min'));
    await expect([...rendered]).toEqual([at(turning).id]);
  },
};

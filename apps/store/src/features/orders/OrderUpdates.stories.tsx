import { atScreen, exampleShop } from '@crepas/api/testing';
import { centsFromPesos, orderId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { proven, visited } from '../../testing/customers.ts';
import { wholeStore } from '../../testing/openStore.tsx';
import { activeOrder, takesTransfers, transferOrder } from '../../testing/orders.ts';
import { showNewOrder, useNewOrder } from './newOrder.ts';

const minutesLater = '2026-11-20T19:35:00-06:00';
const answered = (changes: object) => ({ answers: { 'GET /order-details/9': transferOrder(changes) } });
const order9 = (changes: object = {}) => activeOrder({ total: 380, etapa: 'recibido', ...changes });

// At home. Order 9 is active.
const meta = {
  title: 'Storefront/Order updates',
  ...wholeStore,
  parameters: atScreen({
    path: '/home',
    shop: { ...takesTransfers, features: [...exampleShop.features, 'pagos'] },
    storage: { ...proven, followedOrders: [9] },
    sessionStorage: visited,
    answers: {
      'GET /orders/user/:phone': [order9()],
      'GET /order-details/9': transferOrder(),
      'GET /order-details/8': transferOrder({
        id_pedido: 8,
        estado: 2,
        etapa: 'rechazado',
        motivo: 'Se acabó la cajeta',
        transferido_en: minutesLater,
      }),
    },
  }),
  beforeEach: [
    wholeStore.beforeEach,
    // What it cost when it was placed.
    () =>
      showNewOrder({
        id: orderId(9),
        placedAt: null,
        payment: 'transfer',
        fulfilment: 'delivery',
        cash: centsFromPesos(210),
      }),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Home has arrived: what is below the message no longer moves. */
const seesTheMenu = () => screen.findByText('Fresas con crema');

export const Transfer: Story = {
  play: async () => {
    await seesTheMenu();
    const account = await screen.findByText('00011835971');
    await waitFor(() => expect(account).toBeVisible());
    await expect(screen.getByText('$380.00', { selector: 'dd strong' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Ya transferí' })).toBeVisible();
  },
};
export const TransferWasSaid: Story = {
  parameters: atScreen(answered({ transferido_en: minutesLater })),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('Le avisamos a la tienda. Cuando vea tu pago, aquí lo dice.');
    await expect(screen.queryByRole('button', { name: 'Ya transferí' })).toBeNull();
  },
};
export const TransferWasSeen: Story = {
  parameters: atScreen(answered({ pagado_en: '2026-11-20T19:38:00-06:00' })),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('La tienda recibió tu transferencia.');
  },
};
/** Staff changed how it is paid, after a call. */
export const PaidInCash: Story = {
  parameters: atScreen(answered({ metodo_pago: 'efectivo' })),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('Ten a la mano $380.00 en efectivo.');
    await expect(screen.queryByText('CLABE')).toBeNull();
  },
};
/** Staff changed it, and a code takes everything off. */
export const CostsNothing: Story = {
  parameters: atScreen(answered({ metodo_pago: 'efectivo', total: 0, codigo: 'TODO', descuento: 380 })),
  beforeEach: () => useNewOrder.setState(({ order }) => ({ order: order && { ...order, payment: 'cash' } })),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('¡Listo! Recibimos tu pedido #9.');
    await waitFor(() => expect(screen.queryByText(/Ten a la mano/)).toBeNull());
  },
};
/** Staff changed it. */
export const Changed: Story = {
  parameters: atScreen({
    answers: { 'GET /orders/user/:phone': [order9({ total: 340, etapa: 'aceptado', version: 1 })] },
  }),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('La tienda cambió tu pedido #9');
  },
};
/** A change is told once. */
export const ChangeWasRead: Story = {
  ...Changed,
  play: async (context) => {
    await Changed.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await expect(screen.queryByText('La tienda cambió tu pedido #9')).toBeNull();
  },
};
/** The new order first, then the older one that was rejected. */
export const RejectedBefore: Story = {
  parameters: atScreen({ storage: { followedOrders: [8, 9] } }),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('00011835971');
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await screen.findByText('La tienda rechazó tu pedido. Motivo: Se acabó la cajeta');
    await screen.findByText(/^La tienda te devuelve lo que transferiste/);
  },
};

import { centsFromPesos, orderId, type PhoneNumber } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, userEvent } from 'storybook/test';
import { useCart } from '../../shared/cart/cart.ts';
import { shopQuery } from '../../shared/shop/shop.ts';
import { localJson } from '../../shared/storage/jsonStorage.ts';
import {
  aTransferOrder,
  followOrders,
  shopAnswers,
  storeScreen,
  transferTerms,
} from '../../testing/storeStory.tsx';
import { useAddress } from '../address/address.ts';
import { showNewOrder, useNewOrder } from './newOrder.ts';
import { OrderUpdates } from './OrderUpdates.tsx';

/** With the shop's settings, which the page follows. */
function FollowedUpdates() {
  useQuery(shopQuery);
  return <OrderUpdates />;
}

/** Order 9 is active; order 8 was rejected after its transfer. */
const answersWith = (changes: object) => () => ({
  ...shopAnswers({}, transferTerms)(),
  'GET /orders/user/5512345678': () =>
    Response.json([{ id_pedido: 9, total: 380, estado: 0, etapa: 'recibido', productos: [] }]),
  'GET /order-details/9': () => Response.json(aTransferOrder(changes)),
  'GET /order-details/8': () =>
    Response.json(
      aTransferOrder({
        id_pedido: 8,
        etapa: 'rechazado',
        motivo: 'Se acabó la cajeta',
        transferido_en: '2026-11-20T19:45:00-06:00',
      }),
    ),
});

const meta = {
  title: 'Storefront/Order updates',
  component: FollowedUpdates,
  tags: ['!autodocs'],
  decorators: [storeScreen],
  parameters: { layout: 'fullscreen', answers: answersWith({}) },
  beforeEach: () => {
    // A story of another screen may have left a cart, whose bar lifts the message, or have read the change of an order.
    useCart.setState({ cart: [] });
    localJson.remove('readOrderVersions');
    useAddress.setState({
      details: {
        houseNumber: '',
        reference: '',
        phoneNumber: '5512345678' as PhoneNumber,
        phoneVerified: true,
      },
    });
    // What it cost when it was placed.
    showNewOrder({
      id: orderId(9),
      placedAt: null,
      payment: 'transfer',
      fulfilment: 'delivery',
      cash: centsFromPesos(210),
    });
    return () => {
      useAddress.setState({ details: null });
      useNewOrder.setState({ order: null });
      followOrders();
    };
  },
} satisfies Meta<typeof FollowedUpdates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Transfer: Story = {
  play: async () => {
    await screen.findByText('00011835971');
    await expect(screen.getByText('$380.00')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Ya transferí' })).toBeVisible();
  },
};
export const TransferWasSaid: Story = {
  parameters: { answers: answersWith({ transferido_en: '2026-11-20T19:45:00-06:00' }) },
  play: async () => {
    await screen.findByText('Le avisamos a la tienda. Cuando vea tu pago, aquí lo dice.');
    await expect(screen.queryByRole('button', { name: 'Ya transferí' })).toBeNull();
  },
};
export const TransferWasSeen: Story = {
  parameters: { answers: answersWith({ pagado_en: '2026-11-20T19:50:00-06:00' }) },
  play: async () => {
    await screen.findByText('La tienda recibió tu transferencia.');
  },
};
/** Staff changed how it is paid, after a call. */
export const PaidInCash: Story = {
  parameters: { answers: answersWith({ metodo_pago: 'efectivo' }) },
  play: async () => {
    await screen.findByText('Ten a la mano $380.00 en efectivo.');
    await expect(screen.queryByText('CLABE')).toBeNull();
  },
};
/** Staff changed it: told once. */
export const Changed: Story = {
  parameters: {
    answers: () => ({
      ...answersWith({})(),
      'GET /orders/user/5512345678': () =>
        Response.json([
          { id_pedido: 9, total: 340, estado: 0, etapa: 'aceptado', version: 1, productos: [] },
        ]),
    }),
  },
  play: async () => {
    await screen.findByText('La tienda cambió tu pedido #9');
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await expect(screen.queryByText('La tienda cambió tu pedido #9')).toBeNull();
  },
};
/** The new order first, then the older one that was rejected. */
export const RejectedBefore: Story = {
  beforeEach: () => followOrders(8, 9),
  play: async () => {
    await screen.findByText('00011835971');
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await screen.findByText('La tienda rechazó tu pedido. Motivo: Se acabó la cajeta');
    await screen.findByText(/^La tienda te devuelve lo que transferiste/);
  },
};

import { atScreen, refused } from '@crepas/api/testing';
import type { Cents } from '@crepas/domain';
import { Page } from '@crepas/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { eveningOrders } from '../../testing/eveningOrders.ts';
import { long, longMenu } from '../../testing/longMenu.ts';
import { menuAnswers, storyOrder } from '../../testing/menuStory.ts';
import { wholeServer, wholeTool } from '../../testing/openAdmin.tsx';
import { longOrderDetails } from '../../testing/orders.ts';
import { useOrderDrafts } from '../orders/index.ts';
import { FormTotals } from './form/OrderFields.tsx';

const meta = {
  title: 'Staff tool/Phone order',
  ...wholeTool,
  parameters: atScreen({ path: '/orders/nuevo', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const typePhone = async (phone = '5512345678') => {
  const field = await screen.findByLabelText(/Teléfono/);
  await userEvent.clear(field);
  await userEvent.type(field, phone);
};
const take = () => screen.getByRole('button', { name: /^Tomar pedido/ });

export const Default: Story = {
  play: async () => {
    await screen.findByLabelText(/Teléfono/);
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const NotOffered: Story = {
  parameters: atScreen({ shop: { features: ['horario'] } }),
  play: async () => {
    await screen.findByText('Tu servidor no toma pedidos por teléfono');
  },
};
/** «Lo mismo» adds to what was chosen before, and a product that was only typed stops the order. */
export const KnownCustomer: Story = {
  parameters: atScreen({
    answers: {
      ...menuAnswers(),
      'GET /clientes/:phone': () => ({
        nombre: 'Eva',
        direcciones: [{ direccion_entrega: storyOrder.direccion_entrega }],
        ultimo: storyOrder,
      }),
    },
  }),
  play: async () => {
    const pick = async (typed: string) => {
      await userEvent.type(screen.getByRole('combobox'), typed);
      await userEvent.click(await screen.findByRole('option'));
    };
    await typePhone();
    await pick('caj');
    await pick('2 frutos');
    await userEvent.click(await screen.findByRole('button', { name: 'Lo mismo' }));
    await waitFor(() => expect(take()).toHaveTextContent('$894.00'));
    await userEvent.type(screen.getByRole('combobox'), 'frut');
    await userEvent.click(take());
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/^Falta elegir/);
    // The open list would cover the sentence.
    await expect(screen.queryByRole('option')).toBeNull();
  },
};
/** What is ordered most today stands first; a category has all of its products. */
export const Tiles: Story = {
  parameters: atScreen({
    answers: { 'GET /active-orders': eveningOrders(6), 'GET /orders/events': 'silent' },
  }),
  play: async () => {
    const most = await screen.findByRole('list', { name: 'Lo más pedido' });
    const [best] = within(most).getAllByRole('button');
    await userEvent.click(best as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Bebidas' }));
    await userEvent.click(
      within(screen.getByRole('list', { name: 'Bebidas' })).getByRole('button', { name: /^Café/ }),
    );
    const lines = screen.getByRole('list', { name: 'Productos del pedido' });
    await expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
  },
};
/** «Tomar otra vez» of a rejected order: its customer, address and lines, at today's prices. */
export const TakenAgain: Story = {
  parameters: atScreen({
    path: '/orders/nuevo?de=7',
    answers: {
      ...menuAnswers(),
      'GET /order-details/:id': () => ({ ...storyOrder, etapa: 'rechazado', nombre: 'Eva' }),
      'GET /clientes/:phone': () => ({ direcciones: [] }),
    },
  }),
  play: async () => {
    await waitFor(() => expect(take()).toHaveTextContent('$559.00'));
    await expect(screen.getByLabelText(/Teléfono/)).toHaveValue('5512345678');
    await expect(screen.getByLabelText(/Nombre/)).toHaveValue('Eva');
    await expect(screen.getByLabelText('Dirección')).toHaveValue('Colima 5, Roma Norte');
  },
};
/** An order that was begun is not overwritten. */
export const TakenAgainLater: Story = {
  ...TakenAgain,
  beforeEach: () =>
    useOrderDrafts.getState().write('new', JSON.stringify({ phone: '55', form: {}, sent: null })),
  play: async () => {
    await screen.findByText(/^Ya hay un pedido empezado/);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar todo' }));
    await waitFor(() => expect(take()).toHaveTextContent('$559.00'));
  },
};
export const NewCustomer: Story = {
  parameters: atScreen({
    answers: { 'GET /clientes/:phone': () => ({ direcciones: [] }) },
  }),
  play: async () => {
    await typePhone();
    await screen.findByText('Es su primer pedido.');
  },
};
export const CustomerLoading: Story = {
  parameters: atScreen({ answers: { 'GET /clientes/:phone': 'silent' } }),
  play: async () => {
    await typePhone();
    await screen.findByText('Buscando sus pedidos…');
  },
};
export const CustomerFailed: Story = {
  parameters: atScreen({ answers: { 'GET /clientes/:phone': 'failing' } }),
  play: async () => {
    await typePhone();
    await screen.findByText('La tienda no pudo responder. Intenta de nuevo.');
  },
};
export const LongWords: Story = {
  parameters: atScreen({
    menu: longMenu,
    answers: {
      'GET /clientes/:phone': () => ({
        nombre: long.product,
        direcciones: [{ direccion_entrega: `${long.word} 5, ${long.product}` }],
        ultimo: longOrderDetails,
      }),
    },
  }),
  play: async () => {
    await typePhone();
    await screen.findByRole('button', { name: 'Lo mismo' });
  },
};
export const LongWordsSmall: Story = { ...LongWords, globals: { viewport: { value: 'small' } } };
/** Everything is wrong. */
export const WithFaults: Story = {
  parameters: atScreen({ answers: { 'GET /clientes/:phone': refused(404, 'No existe.') } }),
  play: async () => {
    await typePhone('55');
    await userEvent.type(screen.getByLabelText(/^Paga con/), 'mil');
    await userEvent.click(take());
    await screen.findByText('Escribe los 10 dígitos');
    await screen.findByText('Agrega por lo menos un producto');
  },
};
/** Staff may take it all the same. */
export const Closed: Story = {
  parameters: atScreen({ shop: { isOpen: false } }),
  play: async () => {
    await screen.findByText('Puedes tomar el pedido de todos modos.');
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /shop': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando…');
  },
};
/** What staff read below the products where delivery is charged. */
export const BelowTheMinimum: Story = {
  render: () => (
    <Page>
      <FormTotals
        subtotal={8_900 as Cents}
        fee={2_500 as Cents}
        missing={6_100 as Cents}
        total={11_400 as Cents}
      />
    </Page>
  ),
};

import { atScreen, exampleMenu, exampleShop, goOffline, menuWithGroups, refused } from '@crepas/api/testing';
import { type Cents, chosenGroups, optionId, usualGroupRule } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { breakfastMenu, cartOf, chosen, farAway, known, proven, visited } from '../../testing/customers.ts';
import { long, longProducts } from '../../testing/longWords.ts';
import { wholeStore } from '../../testing/openStore.tsx';

const crepas = [1, 2, 5].map((id) => chosen(id).product);
const full = cartOf(
  chosen(1, { quantity: 2, extras: exampleMenu.extras.slice(0, 2) }),
  chosen(7, { crepas }),
  chosen(8),
);

const meta = {
  title: 'Storefront/Cart',
  ...wholeStore,
  parameters: atScreen({ path: '/cart', storage: { ...known, ...full }, sessionStorage: visited }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const finish = async () => {
  const button = await screen.findByRole('button', { name: /^Finalizar/ });
  // «Finalizar» asks the menu and the shop, which have answered when the page knows its total.
  await waitFor(() => expect(button).toHaveTextContent('$'));
  await userEvent.click(button);
};
const seesTheTotal = (total: string) => screen.findByRole('button', { name: `Finalizar ${total}` });

export const Default: Story = {
  play: async () => {
    await seesTheTotal('$520.00');
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const Desk: Story = { ...Default, globals: { viewport: { value: 'desktop' } } };
export const Empty: Story = {
  parameters: atScreen({ storage: { cart: null } }),
  play: async () => {
    await screen.findByText('Tu carrito está vacío');
  },
};
export const WithoutAddress: Story = {
  parameters: atScreen({ storage: { selectedAddress: null, addressDetails: null } }),
  play: async () => {
    await screen.findByText('No hay ubicación guardada');
  },
};
/** The shop and the menu have not answered. */
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /shop': 'silent', 'GET /modal': 'silent' } }),
  play: async () => {
    await screen.findByText('Trío Crepatlán');
  },
};

/** The window of one line ended; the other one is part of the total. */
export const OutsideHours: Story = {
  parameters: atScreen({
    menu: breakfastMenu([1]),
    storage: { ...proven, ...cartOf(chosen(1, { quantity: 2 }), chosen(8)) },
  }),
  play: async () => {
    await screen.findByText('Cajeta con nuez se puede pedir desde mañana a las 8:00 a.m.');
    await seesTheTotal('$45.00');
  },
};
export const OutsideHoursSmall: Story = { ...OutsideHours, globals: { viewport: { value: 'small' } } };
/** «Finalizar» takes the line out only after a question. */
export const OutsideHoursAsked: Story = {
  ...OutsideHours,
  play: async () => {
    await seesTheTotal('$45.00');
    await finish();
    const question = within(await screen.findByRole('dialog', { name: 'Tu pedido cambió. ¿Confirmar?' }));
    await question.findByText(/^Al confirmar, quitamos lo que ahora no se puede pedir/);
    await question.findByRole('button', { name: 'Confirmar $45.00' });
  },
};
/** Nothing of it can be ordered now: it waits. */
export const AllOutsideHours: Story = {
  parameters: atScreen({ menu: breakfastMenu([1]), storage: { ...proven, ...cartOf(chosen(1)) } }),
  play: async () => {
    await screen.findByText('Nada de tu carrito se puede pedir como está.');
    await screen.findByRole('link', { name: 'Elegir otra cosa' });
  },
};

const options = {
  features: [...exampleShop.features, 'pagos', 'paga_con', 'nota_pedido', 'nombre'] as const,
  payments: ['cash', 'card', 'transfer'] as const,
  transfer: { bank: 'Banco Uno', clabe: '032180000118359719', holder: 'Crepas Lupita' },
};
export const RoomForOptions: Story = {
  parameters: atScreen({ shop: options }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Exacto' }));
    await screen.findByRole('button', { name: 'Agregar tu nombre' });
    await screen.findByRole('button', { name: 'Agregar nota para la cocina' });
  },
};
/** All options, and cash that is not enough. */
export const Options: Story = {
  parameters: atScreen({
    shop: options,
    storage: cartOf(chosen(8)),
    sessionStorage: {
      orderOptions: { note: 'Sin nuez, por favor', recipient: 'Ana', cash: 'other', otherCash: '1' },
    },
  }),
  play: async () => {
    await screen.findByDisplayValue('Sin nuez, por favor');
    await screen.findByText(/^Tu pedido cuesta/);
  },
};
export const PayByTransfer: Story = {
  parameters: atScreen({ shop: options, storage: { payment: 'transferencia' } }),
  play: async () => {
    await screen.findByRole('button', { name: /transferencia/i, pressed: true });
    await expect(screen.queryByText('¿Con cuánto pagas?')).toBeNull();
  },
};
export const PayByCard: Story = {
  parameters: atScreen({ shop: options, storage: { payment: 'tarjeta' } }),
  play: async () => {
    await screen.findByRole('button', { name: /tarjeta/i, pressed: true });
    await expect(screen.queryByText('¿Con cuánto pagas?')).toBeNull();
  },
};
/** The name is missing. */
export const Pickup: Story = {
  parameters: atScreen({
    shop: {
      features: [...exampleShop.features, 'recoger', 'nombre'],
      pickup: { isActive: true, minutes: 20 },
    },
    storage: { ...proven, entrega: 'recoger' },
  }),
  play: async () => {
    await screen.findByText(/^Recoges en/);
    await finish();
    await screen.findByRole('alert');
  },
};
/** The name is asked for before the SMS. */
export const PickupWithoutProof: Story = {
  parameters: atScreen({
    shop: {
      features: [...exampleShop.features, 'recoger', 'nombre'],
      pickup: { isActive: true, minutes: 20 },
    },
    storage: { entrega: 'recoger' },
  }),
  play: async () => {
    await screen.findByLabelText('Tu nombre, para recogerlo');
    await finish();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Escribe tu nombre');
    await expect(screen.getByLabelText('Tu nombre, para recogerlo')).toHaveFocus();
  },
};
const fee = { fee: 3500 as Cents, minimum: 10_000 as Cents, freeFrom: 30_000 as Cents };
export const BelowMinimum: Story = {
  parameters: atScreen({
    shop: { features: [...exampleShop.features, 'tarifas'], feeWithoutPin: fee, feeZones: [] },
    storage: { ...proven, ...cartOf(chosen(8)) },
  }),
  play: async () => {
    await finish();
    await screen.findByRole('alert');
  },
};
export const Offline: Story = {
  parameters: atScreen({ storage: proven }),
  play: async () => {
    await seesTheTotal('$520.00');
    goOffline();
    await finish();
    await screen.findByText(/^Sin conexión no podemos recibir tu pedido/);
  },
};
export const Closed: Story = {
  parameters: atScreen({ shop: { isOpen: false } }),
  play: async () => {
    await screen.findByText('Cerrado.');
    await finish();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Guardamos tu carrito.'));
  },
};
export const Paused: Story = {
  parameters: atScreen({ shop: { pausedUntil: Date.parse('2026-11-20T20:40:00-06:00') } }),
  play: async () => {
    await screen.findByText(/^Pausamos pedidos hasta/);
  },
};
export const OutsideTheZone: Story = {
  parameters: atScreen({ shop: { zone: farAway } }),
  play: async () => {
    await screen.findByText(/^Aún no llegamos hasta ahí/);
  },
};
export const NothingLeft: Story = {
  parameters: atScreen({ menu: { products: [] } }),
  play: async () => {
    await screen.findByRole('link', { name: 'Elegir otra cosa' });
  },
};
/** A crepa of the combo sold out. */
export const ComboLostACrepa: Story = {
  parameters: atScreen({
    menu: { products: exampleMenu.products.filter(({ id }) => id !== 5) },
    storage: cartOf(chosen(7, { crepas })),
  }),
  play: async () => {
    await screen.findByRole('link', { name: 'Elegir otra crepa' });
  },
};
/** The size of the coffee sold out. */
export const SizeSoldOut: Story = {
  parameters: atScreen({
    menu: {
      ...menuWithGroups,
      groups: exampleMenu.groups.map((group) => ({
        ...group,
        options: group.options.filter(({ id }) => id !== 2),
      })),
    },
    storage: cartOf(
      chosen(8, {
        groups: chosenGroups(
          exampleMenu.groups.slice(0, 1).map((group) => ({ ...group, ...usualGroupRule })),
          [{ id: optionId(2), quantity: 1 }],
        ),
      }),
    ),
  }),
  play: async () => {
    await screen.findByText('Café de olla: ya no hay «Grande».');
    await screen.findByRole('link', { name: 'Elegir otra opción' });
  },
};
const dearer = exampleMenu.products.map((product) => ({
  ...product,
  price: (product.price + 1000) as Cents,
}));
/** The prices are those of today, which the customer confirms. */
export const Changed: Story = {
  parameters: atScreen({ storage: proven, menu: { products: dearer } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Finalizar $560.00' });
    await finish();
    await screen.findByRole('dialog', { name: 'Tu pedido cambió. ¿Confirmar?' });
    await screen.findByText('Al confirmar, cobramos los precios de hoy.');
  },
};
export const Sending: Story = {
  parameters: atScreen({ storage: proven, answers: { 'POST /orders': 'silent' } }),
  play: async () => {
    await seesTheTotal('$520.00');
    await finish();
    await screen.findByRole('button', { name: /^Enviando…/ });
  },
};
export const Refused: Story = {
  parameters: atScreen({
    storage: proven,
    answers: { 'POST /orders': refused(400, 'La tienda no puede tomar este pedido.') },
  }),
  play: async () => {
    await seesTheTotal('$520.00');
    await finish();
    await screen.findByText('La tienda no puede tomar este pedido.');
  },
};
/** The shop has an order of this cart with another note, of which the answer was lost. */
export const OrderedBefore: Story = {
  parameters: atScreen({
    storage: proven,
    answers: { 'POST /orders': refused(422, 'No', { codigo: 'clave_usada' }) },
  }),
  play: async () => {
    await seesTheTotal('$520.00');
    await finish();
    await screen.findByRole('button', { name: 'Pedir otro aparte' });
  },
};
/** The answer to the order never came: the order may have reached the shop. */
export const Unconfirmed: Story = {
  parameters: atScreen({ storage: proven, answers: { 'POST /orders': 'failing' } }),
  play: async () => {
    await seesTheTotal('$520.00');
    await finish();
    await screen.findByText('Tu pedido quedó sin confirmar.');
  },
};
export const LineTakenOut: Story = {
  parameters: atScreen({ stoppedTimers: [6000] }),
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^(Eliminar|Quitar)/ });
    if (first) await userEvent.click(first);
    await screen.findByRole('button', { name: 'Deshacer' });
  },
};
export const LongText: Story = {
  parameters: atScreen({
    menu: { products: longProducts },
    storage: {
      selectedAddress: { ...known.selectedAddress, address: `${long.word}, ${long.product}` },
      ...cartOf(...longProducts.map((product) => ({ ...chosen(1), product, quantity: 50 }))),
    },
  }),
  play: async () => {
    await screen.findByText(long.word);
    await seesTheTotal('$1,234,550.00');
  },
};
/** Beside the menu, in a wide window. */
export const Drawer: Story = {
  parameters: atScreen({ path: '/home' }),
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Carrito/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Tu carrito' });
    await within(drawer).findByRole('button', { name: 'Finalizar $520.00' });
  },
};
export const EmptyDrawer: Story = {
  parameters: atScreen({ path: '/home', storage: { cart: null } }),
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Carrito/ }));
    await screen.findByText('Tu carrito está vacío');
  },
};

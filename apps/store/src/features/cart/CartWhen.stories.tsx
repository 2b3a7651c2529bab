import { atScreen, exampleMenu, exampleShop, goOffline, refused, sentRequests } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { cartOf, chosen, farAway, proven, visited } from '../../testing/customers.ts';
import { wholeStore } from '../../testing/openStore.tsx';

/** «¿Cuándo lo quieres?» (extension `programar`), on a Friday. */

const shop = {
  features: [...exampleShop.features, 'programar', 'recoger'] as const,
  scheduling: { isActive: true, daysAhead: 3, maxPerQuarter: 2 },
  pickup: { isActive: true, minutes: 20 },
};
const at = (time: string) => Date.parse(`2026-11-${time}:00-06:00`);
const wire = (time: string) => new Date(at(time)).toISOString();
/** Before the opening at 5 p.m. */
const noon = '2026-11-20T12:05:00-06:00';
const typed = { note: '', recipient: '', cash: null, otherCash: '' };
const later = (scheduledFor: number | null) => ({
  ...visited,
  orderOptions: { ...typed, isLater: true, scheduledFor },
});

const meta = {
  title: 'Storefront/Cart, when',
  ...wholeStore,
  parameters: atScreen({
    path: '/cart',
    shop,
    storage: { ...proven, ...cartOf(chosen(8)) },
    sessionStorage: visited,
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const hours = () => screen.findByRole('combobox', { name: /^Hora/ });
const finish = async () => {
  const button = await screen.findByRole('button', { name: /^Finalizar/ });
  await waitFor(() => expect(button).toHaveTextContent('$'));
  await userEvent.click(button);
};

/** «Lo antes posible» is chosen, as without the extension. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Lo antes posible' })).toBeChecked();
    await expect(sentRequests()).not.toContain('GET /horas');
  },
};
/** A day has up to 96 hours. */
export const Later: Story = {
  play: async () => {
    await choose('A otra hora');
    await choose('Lunes 23');
    await userEvent.selectOptions(await hours(), '8:30 p.m.');
    await expect(screen.getByRole('radio', { name: 'A otra hora' })).toBeChecked();
  },
};
export const LaterSmall: Story = { ...Later, globals: { viewport: { value: 'small' } } };
export const LaterDesk: Story = { ...Later, globals: { viewport: { value: 'desktop' } } };
/** The hour is missing: the list has the focus. */
export const HourMissing: Story = {
  play: async () => {
    await choose('A otra hora');
    await finish();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Elige la hora a la que quieres tu pedido.',
    );
    await expect(await hours()).toHaveFocus();
  },
};
/** Another day takes the chosen hour back: none of its hours is chosen for the customer. */
export const OtherDay: Story = {
  parameters: atScreen({ sessionStorage: later(at('20T21:00')) }),
  play: async () => {
    await expect(await hours()).toHaveDisplayValue('9:00 p.m.');
    await choose('Mañana');
    await expect(await hours()).toHaveDisplayValue('Elige la hora');
  },
};
/** Nothing is chosen. */
export const Closed: Story = {
  parameters: atScreen({ now: noon }),
  play: async () => {
    await screen.findByText('Cerrado. Abrimos hoy a las 5:00 p.m.');
    await screen.findByText('Pide desde ahora para después.');
    await expect(await screen.findByRole('radio', { name: 'A otra hora' })).not.toBeChecked();
    await expect(screen.queryByRole('radio', { name: 'Lo antes posible' })).toBeNull();
  },
};
export const ClosedSmall: Story = { ...Closed, globals: { viewport: { value: 'small' } } };
/** «Finalizar» without a moment: what is missing has the focus. */
export const ClosedMissing: Story = {
  parameters: atScreen({ now: noon }),
  play: async () => {
    await screen.findByRole('radio');
    await finish();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Cerrado. Abrimos hoy a las 5:00 p.m. Pide desde ahora para después. Guardamos tu carrito.',
    );
    await expect(screen.getByRole('radio', { name: 'A otra hora' })).toHaveFocus();
  },
};
/** The message offers the other hours with one tap. */
export const ClosedOffer: Story = {
  parameters: atScreen({ now: noon }),
  play: async () => {
    await screen.findByRole('radio');
    await finish();
    await userEvent.click(await screen.findByRole('button', { name: 'A otra hora' }));
    await expect(await hours()).toHaveFocus();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
export const ClosedChosen: Story = {
  parameters: atScreen({
    now: noon,
    sessionStorage: later(at('20T18:00')),
    answers: { 'POST /orders': 'silent' },
  }),
  play: async () => {
    await expect(await hours()).toHaveDisplayValue('6:00 p.m.');
    await finish();
    await screen.findByRole('button', { name: /^Enviando…/ });
    await waitFor(() => expect(sentRequests()).toContain('POST /orders'));
  },
};
export const Paused: Story = {
  parameters: atScreen({ shop: { ...shop, pausedUntil: at('20T20:40') } }),
  play: async () => {
    await screen.findByText('Pausamos pedidos hasta las 8:40 p.m.');
    await screen.findByText('Pide desde ahora para después.');
    await choose('A otra hora');
    await expect(await hours()).toHaveTextContent(/^Elige la hora9:30 p\.m\./);
  },
};
/** A shop that is closed for good offers nothing. */
export const SwitchedOff: Story = {
  parameters: atScreen({ shop: { ...shop, isOpen: false } }),
  play: async () => {
    await screen.findByText('Cerrado.');
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};
export const OutsideTheZone: Story = {
  parameters: atScreen({ now: noon, shop: { ...shop, zone: farAway } }),
  play: async () => {
    await screen.findByText(/^Aún no llegamos hasta ahí/);
  },
};
const someFull = {
  'GET /horas': {
    horas: ['20T21:00', '20T21:15', '20T21:30', '20T21:45'].map(wire),
    llenas: ['20T21:15', '20T21:30'].map(wire),
  },
};
export const SomeFull: Story = {
  parameters: atScreen({ sessionStorage: later(at('20T21:00')), answers: someFull }),
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('option', { name: '9:15 p.m. · Lleno' })).toBeDisabled(),
    );
  },
};
/** The hour filled up while it was chosen. */
export const ChosenIsFull: Story = {
  parameters: atScreen({ sessionStorage: later(at('20T21:15')), answers: someFull }),
  play: async () => {
    await screen.findAllByText('Esa hora se llenó. Elige otra.');
    await finish();
    await userEvent.click(await screen.findByRole('button', { name: 'Hoy a las 9:00 p.m.' }));
    await expect(await hours()).toHaveDisplayValue('9:00 p.m.');
    await expect(await hours()).toHaveFocus();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
/** Nobody knows which are full: none is. */
export const FullUnknown: Story = {
  parameters: atScreen({ sessionStorage: later(at('20T21:15')), answers: { 'GET /horas': 'failing' } }),
  play: async () => {
    await expect(await hours()).toHaveDisplayValue('9:15 p.m.');
    await waitFor(() => expect(sentRequests()).toContain('GET /horas'));
    await expect(screen.queryByText(/Lleno/)).toBeNull();
  },
};
/** The last place went to somebody else: the nearest hours are one tap away. */
export const Refused: Story = {
  parameters: atScreen({
    sessionStorage: later(at('20T21:15')),
    answers: {
      'POST /orders': refused(409, 'Esa hora se llenó.', {
        codigo: 'hora_llena',
        horas: ['20T21:00', '20T21:45', '21T17:45'].map(wire),
      }),
    },
  }),
  play: async () => {
    await hours();
    await finish();
    await screen.findByRole('button', { name: 'Hoy a las 9:45 p.m.' });
    await screen.findByRole('button', { name: 'Mañana a las 5:45 p.m.' });
    await expect(screen.getByRole('alert')).toHaveTextContent('Esa hora se llenó. Elige otra.');
    // The chosen hour is neither moved nor forgotten.
    await expect(await hours()).toHaveDisplayValue('9:15 p.m.');
  },
};
/** The hour was chosen yesterday, in this tab. */
export const Passed: Story = {
  parameters: atScreen({ sessionStorage: later(at('19T21:15')) }),
  play: async () => {
    await screen.findAllByText('Esa hora ya no se puede elegir. Elige otra.');
    await expect(await hours()).toHaveDisplayValue('Elige la hora');
    await finish();
    await screen.findByRole('button', { name: 'Hoy a las 8:45 p.m.' });
    await expect(sentRequests()).not.toContain('POST /orders');
  },
};
/** The owner has turned it off since. */
export const TurnedOff: Story = {
  parameters: atScreen({
    shop: { ...shop, scheduling: { isActive: false, daysAhead: 0, maxPerQuarter: null } },
    sessionStorage: later(at('20T21:15')),
  }),
  play: async () => {
    await screen.findByText('Ya no se puede pedir para otra hora.');
    await choose('Lo antes posible');
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  },
};
/** Fewer minutes to prepare an order that is picked up: earlier hours. */
export const Pickup: Story = {
  parameters: atScreen({ sessionStorage: later(null) }),
  play: async () => {
    await expect(await hours()).toHaveTextContent(/^Elige la hora8:45 p\.m\./);
    await userEvent.click(screen.getByRole('button', { name: 'Recoger' }));
    await waitFor(async () => expect(await hours()).toHaveTextContent(/^Elige la hora8:15 p\.m\./));
  },
};
/** An hour that only who picks the order up can have: what was said of a delivery goes with it. */
export const PickupAgain: Story = {
  parameters: atScreen({ sessionStorage: later(at('20T20:15')) }),
  play: async () => {
    await screen.findAllByText('Esa hora ya no se puede elegir. Elige otra.');
    await finish();
    await screen.findByRole('button', { name: 'Hoy a las 8:45 p.m.' });
    await userEvent.click(screen.getByRole('button', { name: 'Recoger' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(await hours()).toHaveDisplayValue('8:15 p.m.');
  },
};
/** Without network the chosen hour stays. */
export const Offline: Story = {
  parameters: atScreen({ sessionStorage: later(at('20T21:15')) }),
  play: async () => {
    await hours();
    goOffline();
    await finish();
    await screen.findByText(/^Sin conexión no podemos recibir tu pedido/);
    await expect(await hours()).toHaveDisplayValue('9:15 p.m.');
  },
};
/** Only today: no day to choose. Without a limit nothing is full, and the server is not asked. */
export const OneDay: Story = {
  parameters: atScreen({
    now: '2026-11-23T19:40:00-06:00',
    shop: { ...shop, scheduling: { isActive: true, daysAhead: 0, maxPerQuarter: null } },
    sessionStorage: later(at('23T22:15')),
  }),
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Hora, hoy' })).toHaveDisplayValue('10:15 p.m.');
    await expect(sentRequests()).not.toContain('GET /horas');
  },
};
/** What is sold out today can be ordered for tomorrow. */
const soldOut = exampleMenu.products.map((product) => ({ ...product, soldOutUntil: at('21T05:00') }));
export const SoldOutToday: Story = {
  parameters: atScreen({ menu: { products: soldOut } }),
  play: async () => {
    await screen.findByText('Nada de tu carrito se puede pedir como está.');
    await choose('A otra hora');
    await choose('Mañana');
    await userEvent.selectOptions(await hours(), '8:30 p.m.');
    await screen.findByRole('button', { name: 'Finalizar $45.00' });
    await expect(screen.queryByText(/Agotado por hoy/)).toBeNull();
  },
};

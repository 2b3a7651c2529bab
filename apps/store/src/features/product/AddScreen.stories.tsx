import { productToWire } from '@crepas/api';
import { atScreen, exampleMenu } from '@crepas/api/testing';
import { lineKey, productId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cartOf, chosen, known, visited } from '../../testing/customers.ts';
import { long, longExtras, longProducts } from '../../testing/longWords.ts';
import { wholeStore } from '../../testing/openStore.tsx';

const meta = {
  title: 'Storefront/Add',
  ...wholeStore,
  parameters: atScreen({ path: '/add/1', storage: known, sessionStorage: visited }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const seesExtras = () => screen.findByRole('checkbox', { name: /^Fresas/ });

export const Default: Story = {
  play: async () => {
    await userEvent.click(await seesExtras());
    await screen.findByRole('button', { name: 'Agregar al carrito $103.00' });
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const Desk: Story = { ...Default, globals: { viewport: { value: 'desktop' } } };
export const WithoutExtras: Story = {
  parameters: atScreen({ path: '/add/5' }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Jamón con queso' });
    await waitFor(() => expect(screen.queryByText('Agrega extras')).toBeNull());
  },
};

const inTheCart = chosen(1, { quantity: 3, extras: exampleMenu.extras.slice(1, 2) });
/** A line of the cart, as the customer had it. */
export const EditedLine: Story = {
  parameters: atScreen({
    path: `/add/1?linea=${encodeURIComponent(lineKey(inTheCart))}`,
    storage: cartOf(inTheCart),
  }),
  play: async () => {
    await screen.findByRole('button', { name: 'Guardar cambios $300.00' });
    await expect(await screen.findByRole('checkbox', { name: /^Nuez/ })).toBeChecked();
  },
};
/** The cart has as many as an order may have. */
export const OverTheLimit: Story = {
  parameters: atScreen({ storage: cartOf(chosen(1, { quantity: 50 })), stoppedTimers: [5000] }),
  play: async () => {
    await seesExtras();
    await userEvent.click(screen.getByRole('button', { name: /^Agregar al carrito/ }));
    await screen.findByText(/^No se agregó nada: ya tienes 50/);
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /modal': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando…');
  },
};
export const ExtrasLoading: Story = {
  parameters: atScreen({ answers: { 'GET /ingredientes': 'silent' } }),
  play: async () => {
    const extras = await screen.findByRole('region', { name: 'Agrega extras' });
    await expect(within(extras).getByRole('status')).toBeVisible();
  },
};
export const ExtrasFailed: Story = {
  parameters: atScreen({ answers: { 'GET /ingredientes': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al obtener los extras');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /modal': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al obtener el producto');
  },
};
export const Offline: Story = {
  parameters: atScreen({ isOffline: true }),
  play: async () => {
    await screen.findByText('Sin conexión');
    await screen.findByText('Error al obtener el producto');
  },
};
export const NotThere: Story = {
  parameters: atScreen({ path: '/add/999999' }),
  play: async () => {
    await screen.findByText('Producto no encontrado');
  },
};
export const SoldOut: Story = {
  parameters: atScreen({
    menu: {
      products: exampleMenu.products.map((product) => ({
        ...product,
        soldOutUntil: Date.parse('2026-11-21T05:00:00-06:00'),
      })),
    },
  }),
  play: async () => {
    await screen.findByText('Agotado por hoy');
  },
};
export const LongText: Story = {
  parameters: atScreen({
    path: `/add/${longProducts[0]?.id}`,
    menu: {
      products: longProducts,
      extras: longExtras,
      offered: { [productId(90)]: longExtras.map(({ id }) => id) },
    },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^${long.word}`) }));
    await screen.findByRole('button', { name: 'Agregar al carrito $24,691.00' });
  },
};

const crepa = (name: RegExp) => screen.findByRole('button', { name });
export const Combo: Story = {
  parameters: atScreen({ path: '/add/7' }),
  play: async () => {
    for (const name of [/^Cajeta con nuez/, /^Avellana con fresas$/, /^Jamón con queso$/])
      await userEvent.click(await crepa(name));
    await expect((await screen.findAllByText('3 de 3')).at(-1)).toBeVisible();
  },
};
export const ComboDesk: Story = { ...Combo, globals: { viewport: { value: 'desktop' } } };
/** A fourth crepa took the place of the third; one is taken out again in the bar. */
export const ComboReplaced: Story = {
  parameters: atScreen({ path: '/add/7', stoppedTimers: [5000] }),
  play: async (context) => {
    await Combo.play?.(context);
    await userEvent.click(await crepa(/^Rajas poblanas con elote$/));
    const said = await screen.findByText('Rajas poblanas con elote en lugar de Jamón con queso');
    await waitFor(() => expect(said).toBeVisible());
    await expect(said.closest('[role=status]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Rajas poblanas con elote' }));
    await expect(await crepa(/^Rajas poblanas con elote$/)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await crepa(/^Jamón con queso$/));
    await userEvent.click(await crepa(/^Rajas poblanas con elote$/));
  },
};
export const ComboTooFew: Story = {
  parameters: atScreen({ path: '/add/7', stoppedTimers: [5000] }),
  play: async () => {
    await userEvent.click(await crepa(/^Cajeta con nuez/));
    await userEvent.click(screen.getByRole('button', { name: /^Agregar al carrito/ }));
    await screen.findByText('Agrega 3 crepas');
  },
};
const started = chosen(7, { crepas: [1, 2, 3].map((id) => chosen(id).product) });
/** A crepa of the edited line sold out: the customer reads it, and chooses another. */
export const ComboCrepaSoldOut: Story = {
  parameters: atScreen({
    path: `/add/7?linea=${encodeURIComponent(lineKey(started))}`,
    storage: cartOf(started),
    answers: {
      'GET /crepa-combo': exampleMenu.products
        .filter(({ isComboEligible }) => isComboEligible)
        .map((crepa) => productToWire({ ...crepa, available: crepa.id !== 2 })),
    },
  }),
  play: async () => {
    const said = await screen.findByText('Ya no hay: Avellana con fresas. Elige otra crepa.');
    await expect(said).toBeVisible();
    await expect(await crepa(/^Avellana con fresas Agotado$/)).toBeDisabled();
    await userEvent.click(await crepa(/^Jamón con queso$/));
    await expect((await screen.findAllByText('3 de 3')).at(-1)).toBeVisible();
  },
};
export const ComboLoading: Story = {
  parameters: atScreen({ path: '/add/7', answers: { 'GET /crepa-combo': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando opciones de crepas...');
  },
};
export const ComboFailed: Story = {
  parameters: atScreen({ path: '/add/7', answers: { 'GET /crepa-combo': 'failing' } }),
  play: async () => {
    await screen.findByText(/^Error al cargar:/);
  },
};
export const ComboWithoutCrepas: Story = {
  parameters: atScreen({ path: '/add/7', answers: { 'GET /crepa-combo': () => [] } }),
  play: async () => {
    await screen.findByText('No hay crepas disponibles');
  },
};

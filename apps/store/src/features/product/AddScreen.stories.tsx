import { offeredExtraToWire, productToWire, singleProductToWire } from '@crepas/api';
import { atScreen, exampleMenu, exampleShop, menuWithGroups } from '@crepas/api/testing';
import { chosenGroups, lineKey, optionId, productId, usualGroupRule } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { breakfastMenu, cartOf, chosen, known, visited } from '../../testing/customers.ts';
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

export const OutsideHours: Story = {
  parameters: atScreen({ menu: breakfastMenu(), now: '2026-11-20T07:00:00-06:00', stoppedTimers: [5000] }),
  play: async () => {
    await seesExtras();
    await userEvent.click(await screen.findByRole('button', { name: /^Desde las 8:00 a\.m\./ }));
    await screen.findByText('Desde las 8:00 a.m. puedes agregarlo a tu carrito.');
  },
};
export const OutsideHoursSmall: Story = { ...OutsideHours, globals: { viewport: { value: 'small' } } };
/** The combo can be had today, but not all crepas that it may hold. */
export const CrepasOutsideHours: Story = {
  parameters: atScreen({ path: '/add/7', menu: breakfastMenu([1, 2]), now: '2026-11-20T07:00:00-06:00' }),
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: /^Cajeta con nuez .*Desde las 8:00 a\.m\./ }),
    ).toBeDisabled();
    await expect(screen.getByRole('button', { name: /^Plátano con chocolate/ })).toBeEnabled();
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
const soldOutUntil = Date.parse('2026-11-21T05:00:00-06:00');
export const SoldOut: Story = {
  parameters: atScreen({
    menu: {
      products: exampleMenu.products.map((product) => ({
        ...product,
        soldOutUntil,
      })),
    },
  }),
  play: async () => {
    await screen.findByText('Agotado por hoy');
  },
};
/** The product is back before the last hour for which the shop takes orders. */
export const SoldOutToday: Story = {
  parameters: atScreen({
    shop: {
      features: [...exampleShop.features, 'programar'],
      scheduling: { isActive: true, daysAhead: 1, maxPerQuarter: null },
    },
    menu: {
      products: exampleMenu.products.map((product) => ({
        ...product,
        soldOutUntil,
      })),
    },
  }),
  play: async () => {
    await screen.findByText('Agotado por hoy. Agrégalo, y elige en tu carrito para qué día.');
    await screen.findByRole('button', { name: /^Agregar al carrito/ });
  },
};
const forLater = {
  shop: {
    features: [...exampleShop.features, 'programar'] as const,
    scheduling: { isActive: true, daysAhead: 1, maxPerQuarter: null },
  },
  menu: breakfastMenu(),
  now: '2026-11-20T07:00:00-06:00',
};
/** A shop that takes orders for later takes it for its hours. */
export const OutsideHoursForLater: Story = {
  parameters: atScreen(forLater),
  play: async () => {
    await screen.findByText('Desde las 8:00 a.m. Agrégalo, y elige en tu carrito para cuándo.');
    await screen.findByRole('button', { name: /^Agregar al carrito/ });
  },
};
/** The product is in the cart already, perhaps for an hour: nothing asks to add it. */
export const EditedForLater: Story = {
  parameters: atScreen({
    ...forLater,
    path: `/add/1?linea=${encodeURIComponent(lineKey(inTheCart))}`,
    storage: cartOf(inTheCart),
  }),
  play: async () => {
    await screen.findByRole('button', { name: 'Guardar cambios $300.00' });
    await seesExtras();
    await expect(screen.queryByText(/Agrégalo/)).toBeNull();
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
/** Sold out today, and there on the day of an order for later: an extra, and a crepa of a combo. */
export const ExtraSoldOutToday: Story = {
  parameters: atScreen({
    ...forLater,
    answers: {
      'GET /ingredientes': exampleMenu.extras.map((extra) =>
        offeredExtraToWire(extra.id === 1 ? { ...extra, soldOutUntil } : extra),
      ),
    },
  }),
  play: async () => {
    const extra = await screen.findByRole('checkbox', {
      description: /Agotado por hoy; para otro día sí hay/,
    });
    await userEvent.click(extra);
    await expect(extra).toBeChecked();
  },
};
export const CrepaSoldOutToday: Story = {
  parameters: atScreen({
    ...forLater,
    path: '/add/7',
    answers: {
      'GET /crepa-combo': exampleMenu.products
        .filter(({ isComboEligible }) => isComboEligible)
        .map((crepa) => singleProductToWire(crepa.id === 2 ? { ...crepa, soldOutUntil } : crepa)),
    },
  }),
  play: async () => {
    await userEvent.click(await crepa(/^Avellana con fresas .*para otro día sí hay$/));
    await expect((await screen.findAllByText('1 de 3')).at(-1)).toBeVisible();
  },
};
/** A combo of two that may be the same: each tap adds one. */
export const ComboOfTwo: Story = {
  parameters: atScreen({
    path: '/add/7',
    menu: {
      ...exampleMenu,
      products: exampleMenu.products.map((product) =>
        product.id === 7 ? { ...product, comboSize: 2, comboRepeats: true } : product,
      ),
    },
  }),
  play: async () => {
    await screen.findByText('Elige tus 2 crepas');
    await userEvent.click(await crepa(/^Cajeta con nuez/));
    await userEvent.click(await crepa(/^Cajeta con nuez/));
    await expect((await screen.findAllByText('2 de 2')).at(-1)).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Quitar Cajeta con nuez' })).toHaveLength(3);
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

const ofGroup = (name: string) => within(screen.getByRole('group', { name }));
const [size] = exampleMenu.groups;

/** A required group: the button says what is missing, and leads there. */
export const Size: Story = {
  parameters: atScreen({ path: '/add/8', menu: menuWithGroups }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Falta elegir: Tamaño $45.00' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Tamaño' })).toHaveFocus());
    await expect(screen.getByRole('group', { name: 'Tamaño' })).toHaveAccessibleDescription(
      'Elige 1 Elige una opción.',
    );
    await userEvent.click(ofGroup('Tamaño').getByRole('radio', { name: 'Grande' }));
    await screen.findByRole('button', { name: 'Agregar al carrito $60.00' });
  },
};
export const SizeMissing: Story = {
  parameters: atScreen({ path: '/add/8', menu: menuWithGroups }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Falta elegir: Tamaño/ }));
    await expect(await screen.findByText('Elige una opción.')).toBeVisible();
  },
};
export const SizeMissingSmall: Story = { ...SizeMissing, globals: { viewport: { value: 'small' } } };
/** The cheapest of the chosen sauces is included. */
export const Sauces: Story = {
  parameters: atScreen({ path: '/add/5', menu: menuWithGroups }),
  play: async () => {
    await screen.findByRole('group', { name: 'Salsas' });
    await expect(screen.getByRole('group', { name: 'Salsas' })).toHaveAccessibleDescription(
      'Elige hasta 2 · 1 incluida, las demás se cobran',
    );
    await userEvent.click(ofGroup('Salsas').getByRole('checkbox', { name: 'Salsa macha' }));
    await screen.findByRole('button', { name: 'Agregar al carrito $95.00' });
    await userEvent.click(ofGroup('Salsas').getByRole('checkbox', { name: 'Salsa verde' }));
    await screen.findByRole('button', { name: 'Agregar al carrito $107.00' });
  },
};
export const SaucesDesk: Story = { ...Sauces, globals: { viewport: { value: 'desktop' } } };

const large = chosen(8, {
  groups: size ? chosenGroups([{ ...size, ...usualGroupRule }], [{ id: optionId(2), quantity: 1 }]) : [],
});
export const EditedSize: Story = {
  parameters: atScreen({
    path: `/add/8?linea=${encodeURIComponent(lineKey(large))}`,
    menu: menuWithGroups,
    storage: cartOf(large),
  }),
  play: async () => {
    await screen.findByRole('button', { name: 'Guardar cambios $60.00' });
    await expect(await screen.findByRole('radio', { name: 'Grande' })).toBeChecked();
  },
};
/** The size of the edited line sold out: it is marked and not kept, and another one is asked for. */
export const EditedSizeSoldOut: Story = {
  parameters: atScreen({
    path: `/add/8?linea=${encodeURIComponent(lineKey(large))}`,
    menu: {
      ...menuWithGroups,
      groups: exampleMenu.groups.map((group) => ({
        ...group,
        options: group.options.map((option) => (option.id === 2 ? { ...option, soldOutUntil } : option)),
      })),
    },
    storage: cartOf(large),
  }),
  play: async () => {
    const grande = await screen.findByRole('radio', { name: 'Grande', description: 'Agotado por hoy' });
    await expect(grande).toBeDisabled();
    await expect(grande).not.toBeChecked();
    await expect(await screen.findByText('Ya no hay: Grande. Elige otra opción.')).toBeVisible();
    await screen.findByRole('button', { name: 'Falta elegir: Tamaño $45.00' });
  },
};
export const GroupsLoading: Story = {
  parameters: atScreen({ path: '/add/8', menu: menuWithGroups, answers: { 'GET /grupos': 'silent' } }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Café de olla' });
    await expect(screen.queryByRole('group', { name: 'Tamaño' })).toBeNull();
  },
};
export const GroupsFailed: Story = {
  parameters: atScreen({ path: '/add/8', menu: menuWithGroups, answers: { 'GET /grupos': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al obtener las opciones');
  },
};

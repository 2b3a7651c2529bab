import { atScreen, changeAnswers, exampleMenu, menuWithGroups, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fullMenu, long, longMenu } from '../../testing/longMenu.ts';
import { signedInAs, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Products',
  ...wholeTool,
  parameters: atScreen({ path: '/admin', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const first = 'Cajeta con nuez';

export const Default: Story = {
  play: async () => {
    await screen.findByText(first);
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
/** One is hidden, one is sold out until tomorrow. */
export const NotOnSale: Story = {
  parameters: atScreen({
    menu: {
      products: exampleMenu.products.map((product, place) => ({
        ...product,
        available: place !== 0,
        ...(place === 1 && { soldOutUntil: Date.parse('2026-11-21T12:00:00-06:00') }),
      })),
    },
  }),
  play: async () => {
    await screen.findByText(first);
    await screen.findByText(/^Vuelve/);
  },
};
/** The hours of the category, and of a product that has its own. */
export const WithHours: Story = {
  parameters: atScreen({
    menu: {
      categories: exampleMenu.categories.map((category) => ({
        ...category,
        windows: [{ days: [1, 2, 3, 4, 5], opens: 8 * 60, closes: 12 * 60 }],
      })),
      products: exampleMenu.products.map((product, place) => ({
        ...product,
        windows: place === 1 ? [{ days: [6, 7], opens: 20 * 60, closes: 60 }] : [],
      })),
    },
  }),
  play: async () => {
    await screen.findAllByText('Lunes a viernes, 8:00 a.m. a 12:00 p.m.');
    await screen.findByText('Sábado y domingo, 8:00 p.m. a 1:00 a.m.');
  },
};
export const WithHoursSmall: Story = { ...WithHours, globals: { viewport: { value: 'small' } } };
/** What the customer chooses. */
export const WithGroups: Story = {
  parameters: atScreen({ path: '/admin?categoria=2', menu: menuWithGroups }),
  play: async () => {
    await screen.findByText('Salsas');
  },
};
/** The search finds the products of every category, by name or category. */
export const Searched: Story = {
  play: async () => {
    await screen.findByText(first);
    const field = screen.getByRole('searchbox', { name: 'Buscar un producto' });
    await userEvent.type(field, 'cafe');
    await screen.findByText('Café de olla');
    await expect(screen.queryByText(first)).toBeNull();
    await userEvent.type(field, ' xkqwv');
    await screen.findByText('Ningún producto coincide');
    await userEvent.clear(field);
    await screen.findByText(first);
    await userEvent.type(field, 'cafe');
    await screen.findByText('Café de olla');
  },
};
export const LongWords: Story = {
  parameters: atScreen({ menu: longMenu }),
  play: async () => {
    await screen.findByText(long.word, { selector: 'h3' });
  },
};
export const LongWordsSmall: Story = { ...LongWords, globals: { viewport: { value: 'small' } } };
/** 40 products of one category. */
export const Full: Story = {
  parameters: atScreen({ menu: fullMenu }),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(first)).toHaveLength(5));
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /category-asc': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando productos…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /category-asc': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al obtener categorías');
  },
};
export const ProductsFailed: Story = {
  parameters: atScreen({ answers: { 'GET /admin': 'failing' } }),
  play: async () => {
    await screen.findByText('No pudimos cargar los productos. Intenta de nuevo.');
  },
};
export const Offline: Story = {
  parameters: atScreen({ isOffline: true }),
  play: async () => {
    await screen.findByText('Error al obtener categorías');
  },
};
/** The shop's first day. */
export const WithoutCategories: Story = {
  parameters: atScreen({ menu: { categories: [], products: [] } }),
  play: async () => {
    await screen.findByRole('link', { name: 'Crear categoría' });
  },
};
export const Empty: Story = {
  parameters: atScreen({ menu: { products: [] } }),
  play: async () => {
    await screen.findByText('Aún no hay productos en esta categoría');
  },
};
export const AskedToDelete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Eliminar ${first}` }));
    await screen.findByText('¿Estás seguro de eliminar este producto?');
  },
};
/** The product stays, and the server's reason is told. */
export const ToggleRefused: Story = {
  parameters: atScreen({ answers: { 'PUT /products/:id': refused(409, 'Otra persona lo está editando.') } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Ocultar ${first}` }));
    await screen.findByText('Error al actualizar el estado del producto');
  },
};
/** «Agotado hoy», with a way back. */
export const SoldOut: Story = {
  parameters: atScreen({
    answers: { 'PUT /products/:id/agotado': () => ({ agotado_hasta: '2026-11-21T12:00:00-06:00' }) },
  }),
  play: async () => {
    const button = await screen.findByRole('button', { name: `Agotado hoy: ${first}` });
    // The list that is read again would not know of it.
    changeAnswers({ 'GET /admin': 'silent' });
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Deshacer' });
    await screen.findByRole('button', { name: `Ya hay: ${first}` });
  },
};
/** What an account for the orders alone may do here. */
export const ForTheOrdersAlone: Story = {
  parameters: signedInAs('orders'),
  play: async () => {
    await screen.findByText(first);
    await expect(screen.queryByRole('button', { name: /^Eliminar/ })).toBeNull();
  },
};

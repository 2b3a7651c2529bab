import { atScreen, exampleMenu, refused } from '@crepas/api/testing';
import { categoryId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { longMenu } from '../../../testing/longMenu.ts';
import { forbiddenTo, wholeServer, wholeTool } from '../../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Categories',
  ...wholeTool,
  parameters: atScreen({ path: '/create-category', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const table = async () => within(await screen.findByRole('table'));

export const Default: Story = {
  play: async () => {
    await table();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const LongWords: Story = { ...Default, parameters: atScreen({ menu: longMenu }) };
export const LongWordsSmall: Story = { ...LongWords, globals: { viewport: { value: 'small' } } };
export const Full: Story = {
  ...Default,
  parameters: atScreen({
    menu: {
      categories: Array.from({ length: 30 }, (_, place) => ({
        id: categoryId(place + 1),
        name: `${exampleMenu.categories[place % 4]?.name} ${place + 1}`,
      })),
    },
  }),
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /categories/with-product-count': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando categorías…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /categories/with-product-count': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al obtener categorías');
  },
};
export const Empty: Story = {
  parameters: atScreen({ menu: { categories: [], products: [] } }),
  play: async () => {
    await screen.findByText('Aún no hay categorías');
  },
};
export const NameMissing: Story = {
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Crear' }));
    await screen.findByText('Categoria inválida');
  },
};
/** Said in the row, once its button is tapped. */
export const SameName: Story = {
  play: async () => {
    const rows = await table();
    await userEvent.click(rows.getByRole('button', { name: 'Guardar Combos' }));
    await screen.findByText('El nombre es el mismo.');
  },
};
const askToDelete = async () => {
  const rows = await table();
  await userEvent.click(rows.getByRole('button', { name: 'Eliminar Crepas dulces' }));
  await screen.findByText('¿Estás seguro de eliminar esta categoria?');
};
export const AskedToDelete: Story = { play: askToDelete };
/** The category has products. */
export const NotDeleted: Story = {
  parameters: atScreen({
    answers: { 'DELETE /category/:id': refused(409, 'Tiene 4 productos. Muévelos antes.') },
  }),
  play: async () => {
    await askToDelete();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('Error al eliminar: Tiene 4 productos. Muévelos antes.');
  },
};
export const Forbidden: Story = forbiddenTo('orders');

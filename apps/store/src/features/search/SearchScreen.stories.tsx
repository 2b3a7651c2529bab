import { categoryToWire, productToWire } from '@crepas/api';
import { categoryId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { aProduct } from '../../testing/build.ts';
import { refusal, silence, storeScreen } from '../../testing/storeStory.tsx';
import { SearchScreen } from './SearchScreen.tsx';

const products = [
  aProduct(1, { name: 'Crepa de Nutella' }),
  aProduct(2, { name: 'Crepa de Nutella con plátano', available: false }),
  aProduct(3, { name: 'Crepa de jamón y queso' }),
];
const answers = () => ({
  'GET /category-asc': () => Response.json([categoryToWire({ id: categoryId(1), name: 'Crepas' })]),
  'GET /category': () => Response.json(products.map(productToWire)),
});

const meta = {
  title: 'Storefront/Search',
  component: SearchScreen,
  tags: ['!autodocs'],
  decorators: [storeScreen],
  parameters: { layout: 'fullscreen', answers },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByText('Escribe qué se te antoja.');
  },
};
/** By keyboard. */
export const Found: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Busca en el menú'), 'nutela{Enter}');
    await expect(await screen.findByText('2 resultados')).toBeVisible();
    await expect(screen.getByText('Agotado')).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: { path: '/buscar?q=sushi' },
  play: async () => {
    await screen.findByText('No encontramos “sushi”');
    const nearest = await screen.findByRole('region', { name: 'Quizá te guste' });
    await expect(nearest.querySelectorAll('li')).toHaveLength(3);
  },
};
export const Loading: Story = {
  parameters: { path: '/buscar?q=nutella', answers: () => ({ 'GET /category-asc': silence }) },
};
export const Failed: Story = {
  parameters: { path: '/buscar?q=nutella', answers: () => ({ 'GET /category-asc': refusal }) },
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};

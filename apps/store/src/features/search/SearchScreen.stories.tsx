import { productToWire } from '@crepas/api';
import { atScreen, exampleMenu } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { cartOf, chosen, visited } from '../../testing/customers.ts';
import { long, longProducts } from '../../testing/longWords.ts';
import { wholeStore } from '../../testing/openStore.tsx';

const meta = {
  title: 'Storefront/Search',
  ...wholeStore,
  parameters: atScreen({ path: '/buscar', sessionStorage: visited }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByText('Escribe qué se te antoja.');
    const best = await screen.findByRole('region', { name: 'Mejores Selecciones' });
    await expect((await within(best).findAllByRole('listitem')).length).toBeGreaterThan(2);
  },
};
export const WithCart: Story = {
  parameters: atScreen({ path: '/buscar?q=fresa', storage: cartOf(chosen(8, { quantity: 2 })) }),
  play: async () => {
    await screen.findByText('2 resultados');
    await screen.findByRole('link', { name: /Ver carrito \$90\.00$/ });
  },
};
/** Names that look alike are no answer to an allergy. */
export const Diet: Story = {
  parameters: atScreen({ path: `/buscar?q=${encodeURIComponent('sin gluten')}` }),
  play: async () => {
    await screen.findByText('Pregúntanos');
    await screen.findByRole('link', { name: 'WhatsApp' });
    await expect(screen.queryByRole('region', { name: 'Quizá te guste' })).toBeNull();
  },
};
/** By keyboard. */
export const Found: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Busca en el menú'), 'fresa{Enter}');
    await expect(await screen.findByText('2 resultados')).toBeVisible();
  },
};
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: atScreen({ path: '/buscar?q=fresa' }),
  play: async () => {
    await screen.findByText('2 resultados');
  },
};
const withoutStrawberries = exampleMenu.products.map((product) => ({
  ...product,
  available: !product.name.toLowerCase().includes('fresas'),
}));
const soldOut = {
  'GET /category': ({ url }: { readonly url: URL }) =>
    withoutStrawberries
      .filter(({ categoryId }) => categoryId === Number(url.searchParams.get('categoria')))
      .map(productToWire),
};
/** What was sold out since home was opened. */
export const SoldOut: Story = {
  parameters: atScreen({ path: '/buscar?q=fresa', answers: soldOut }),
  play: async () => {
    await screen.findByText('2 resultados');
    await expect(screen.getAllByText('Agotado')).toHaveLength(2);
  },
};
/** What is sold out is not offered instead. */
export const NothingFound: Story = {
  parameters: atScreen({ path: '/buscar?q=sushi de fresa', answers: soldOut }),
  play: async () => {
    await screen.findByText('No encontramos «sushi de fresa»');
    const nearest = await screen.findByRole('region', { name: 'Quizá te guste' });
    await expect(within(nearest).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(nearest).queryByText('Agotado')).toBeNull();
  },
};
export const Loading: Story = {
  parameters: atScreen({ path: '/buscar?q=fresa', answers: { 'GET /category': 'silent' } }),
  play: async () => {
    await screen.findAllByText('Cargando…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ path: '/buscar?q=fresa', answers: { 'GET /category-asc': 'failing' } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const Offline: Story = {
  parameters: atScreen({ path: '/buscar?q=fresa', isOffline: true }),
  play: async () => {
    await screen.findByText('Sin conexión');
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const LongText: Story = {
  parameters: atScreen({
    path: `/buscar?q=${encodeURIComponent(long.word)}`,
    menu: { products: longProducts },
  }),
  play: async () => {
    await screen.findByText(/resultados?$/);
    await screen.findByText(long.word);
  },
};

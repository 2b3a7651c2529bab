import { productToWire } from '@crepas/api';
import { addToCart, emptyCart } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { aChoice, aProduct } from '../../testing/build.ts';
import { storeScreen } from '../../testing/storeStory.tsx';
import { ProductChoice } from './ProductChoice.tsx';

const combo = aProduct(9, { name: 'Combo de 3 crepas', isCombo: true });
const crepas = ['Cajeta', 'Nutella', 'Fresas con crema', 'Jamón y queso'].map((name, index) =>
  aProduct(index + 1, { name }),
);
const [line = null] = addToCart(emptyCart, aChoice(9, { product: combo, crepas: crepas.slice(0, 3) }));

const meta = {
  title: 'Storefront/Combo',
  component: ProductChoice,
  tags: ['!autodocs'],
  decorators: [storeScreen],
  parameters: {
    layout: 'fullscreen',
    answers: () => ({
      'GET /crepa-combo': () =>
        Response.json(
          crepas.map((crepa) => productToWire({ ...crepa, available: crepa.name !== 'Nutella' })),
        ),
      'GET /ingredientes': () => Response.json([]),
      'GET /producto-ingredientes/9': () => Response.json([]),
    }),
  },
  args: { product: combo, line, started: null },
} satisfies Meta<typeof ProductChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A chosen crepa sold out: the customer reads it, and chooses another. */
export const CrepaSoldOut: Story = {
  play: async () => {
    await expect(await screen.findByText('Ya no hay: Nutella. Elige otra crepa.')).toBeVisible();
    await expect(screen.getByRole('button', { name: /Nutella Agotado$/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /Jamón y queso$/ }));
    await expect(screen.getAllByText('3 de 3')[0]).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from '../List/List.tsx';
import { broken, strawberry } from '../samples/pictures.ts';
import { OrderLine } from './OrderLine.tsx';

const meta = {
  title: 'Store/OrderLine',
  component: OrderLine,
  args: {
    name: 'Crepa de fresa',
    picture: strawberry,
    quantity: 2,
    priceCents: 17_800,
    extras: 'Nutella, Nuez',
    extrasCents: 6000,
  },
  decorators: (Story) => (
    <List>
      <Story />
    </List>
  ),
} satisfies Meta<typeof OrderLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Combo: Story = {
  args: {
    name: 'Combo 3 crepas',
    contents: 'Fresa, Nutella, Mango',
    extras: undefined,
    extrasCents: undefined,
  },
};
export const Choices: Story = {
  args: {
    name: 'Café de olla',
    choices: ['Tamaño: 2 × Grande', 'Leche: 2 × Coco'],
    extras: undefined,
    extrasCents: 3000,
  },
};
export const Unavailable: Story = { args: { picture: broken } };
export const LongText: Story = {
  args: {
    name: 'Crepa especial de la casa con fresas, plátano y cajeta de Celaya',
    extras: 'Plátano, Nuez de Castilla, Crema batida, Chispas de chocolate',
  },
};
export const LargeNumbers: Story = {
  args: { quantity: 9999, priceCents: 123_456_700, extrasCents: 12_345_600 },
};

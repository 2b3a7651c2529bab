import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { chocolate, mango, savoury, strawberry } from '../samples/pictures.ts';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  title: 'Store/ProductGrid',
  component: ProductGrid,
  args: {
    children: (
      <>
        <ProductCard to="#7" name="Crepa de fresa" cents={8900} picture={strawberry} />
        <ProductCard to="#8" name="Crepa de Nutella" cents={9500} picture={chocolate} />
        <ProductCard to="#9" name="Crepa de mango" cents={9200} picture={mango} />
        <ProductCard to="#10" name="Crepa de queso con albahaca" cents={10_500} picture={savoury} />
      </>
    ),
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneProduct: Story = {
  args: { children: <ProductCard to="#7" name="Crepa de fresa" cents={8900} picture={strawberry} /> },
};

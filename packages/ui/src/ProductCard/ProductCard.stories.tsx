import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { ProductCardSkeleton } from '../Skeleton/cardSkeletons.tsx';
import { broken, chocolate, strawberry } from '../samples/pictures.ts';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'Store/ProductCard',
  component: ProductCard,
  args: { to: '#7', name: 'Crepa de fresa con queso crema', cents: 8900, picture: strawberry },
  decorators: (Story) => (
    <ProductGrid>
      <Story />
      <ProductCard to="#8" name="Nutella" cents={9500} picture={chocolate} />
    </ProductGrid>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unavailable: Story = { args: { picture: broken } };
export const SoldOut: Story = { args: { soldOut: true } };
export const Later: Story = { args: { availableFrom: 'Desde mañana a las 8:00 a.m.' } };
export const From: Story = { args: { from: true } };
export const LongText: Story = {
  args: { name: 'Crepa especial de la casa con fresas, plátano, cajeta de Celaya, nuez y crema batida' },
};
export const LargeNumber: Story = { args: { cents: 123_456_700 } };
export const Loading: Story = { render: () => <ProductCardSkeleton /> };
export const Small: Story = { globals: { viewport: { value: 'small' } } };
export const SmallFrom: Story = { ...Small, args: { from: true, cents: 12_550 } };
/** The price stands above the plus. */
export const SmallWithLargeNumber: Story = { ...Small, args: { cents: 9_999_999 } };

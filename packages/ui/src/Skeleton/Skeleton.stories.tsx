import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from '../List/List.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { ScrollRow } from '../ScrollRow/ScrollRow.tsx';
import { ActiveOrderCardSkeleton } from './ActiveOrderCardSkeleton.tsx';
import { CheckCardSkeleton } from './CheckCardSkeleton.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { PromoCardSkeleton } from './PromoCardSkeleton.tsx';
import { Skeleton } from './Skeleton.tsx';
import { StaffOrderCardSkeleton } from './StaffOrderCardSkeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Home: Story = {
  render: () => (
    <Loading>
      <ScrollRow label="Tus pedidos">
        <ActiveOrderCardSkeleton />
      </ScrollRow>
      <ScrollRow label="Mejores Selecciones">
        <PromoCardSkeleton />
        <PromoCardSkeleton />
        <PromoCardSkeleton />
        <PromoCardSkeleton />
        <PromoCardSkeleton />
      </ScrollRow>
      <ProductGrid>
        <ProductCardSkeleton />
        <ProductCardSkeleton />
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </ProductGrid>
    </Loading>
  ),
};
export const Dark: Story = { ...Home, globals: { theme: 'dark' } };
export const Extras: Story = {
  render: () => (
    <List>
      <CheckCardSkeleton />
      <CheckCardSkeleton />
    </List>
  ),
};
export const StaffOrders: Story = {
  render: () => (
    <List data-columns>
      <StaffOrderCardSkeleton />
      <StaffOrderCardSkeleton />
    </List>
  ),
};

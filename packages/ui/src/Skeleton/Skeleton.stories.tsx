import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ActiveOrderCard } from '../ActiveOrderCard/ActiveOrderCard.tsx';
import { CheckCard } from '../CheckCard/CheckCard.tsx';
import { List } from '../List/List.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { PromoCard } from '../PromoCard/PromoCard.tsx';
import { ScrollRow } from '../ScrollRow/ScrollRow.tsx';
import { StaffOrderCard } from '../StaffOrderCard/StaffOrderCard.tsx';
import { StaffProductCard } from '../StaffProductCard/StaffProductCard.tsx';
import { mango } from '../samples/pictures.ts';
import {
  ActiveOrderCardSkeleton,
  CheckCardSkeleton,
  ProductCardSkeleton,
  PromoCardSkeleton,
  StaffOrderCardSkeleton,
  StaffProductCardSkeleton,
} from './cardSkeletons.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
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
/** The content has exactly the size of its placeholder. */
export const SameRoom: Story = {
  render: () => (
    <>
      <ScrollRow label="Pedidos" style={{ alignItems: 'start' }}>
        <ActiveOrderCardSkeleton />
        <ActiveOrderCard
          to="#1"
          number={128}
          totalCents={8900}
          pictures={[mango]}
          label="PEDIDO EN PREPARACIÓN"
        />
      </ScrollRow>
      <ScrollRow label="Promociones" style={{ alignItems: 'start' }}>
        <PromoCardSkeleton />
        <PromoCard to="#1" name="Mango" cents={8900} picture={mango} />
      </ScrollRow>
      <ProductGrid style={{ alignItems: 'start' }}>
        <ProductCardSkeleton />
        <ProductCard to="#1" name="Mango" cents={8900} picture={mango} />
      </ProductGrid>
      <List style={{ inlineSize: 358 }}>
        <StaffOrderCardSkeleton />
        <StaffOrderCard
          name="María"
          number={128}
          phone="5512345678"
          address="Orizaba 101, Roma Norte, interior 4, portón verde"
          totalCents={8900}
          payment="Efectivo"
          since="hace 4 min"
        />
      </List>
      <List>
        <StaffProductCardSkeleton />
        <StaffProductCard name="Mango" cents={8900} picture={mango} active editTo="#1" onToggle={() => {}} />
      </List>
      <List>
        <CheckCardSkeleton />
        <li>
          <CheckCard label="Nutella" description="Crema de avellana con cacao" cents={1500} />
        </li>
      </List>
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const list of within(canvasElement).getAllByRole('list')) {
      const [kept, taken] = [...list.children].map((item) => item.getBoundingClientRect());
      await expect(taken?.height).toBeCloseTo(kept?.height ?? 0, 0);
      await expect(taken?.width).toBeCloseTo(kept?.width ?? 0, 0);
    }
  },
};

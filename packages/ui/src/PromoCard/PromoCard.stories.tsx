import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollRow } from '../ScrollRow/ScrollRow.tsx';
import { PromoCardSkeleton } from '../Skeleton/cardSkeletons.tsx';
import { broken, chocolate, mango, strawberry } from '../samples/pictures.ts';
import { PromoCard } from './PromoCard.tsx';

const meta = {
  title: 'Store/PromoCard',
  component: PromoCard,
  args: { to: '#1', name: 'Crepa de fresa', cents: 8900, picture: strawberry },
  decorators: (Story) => (
    <ScrollRow label="Mejores Selecciones">
      <Story />
      <PromoCard to="#2" name="Nutella con plátano" cents={9500} picture={chocolate} />
      <PromoCard to="#3" name="Mango y chamoy" cents={8700} picture={mango} />
    </ScrollRow>
  ),
} satisfies Meta<typeof PromoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { name: 'Crepa especial de la casa con fresas, plátano y cajeta de Celaya' },
};
export const LargeNumber: Story = { args: { cents: 123_456_700 } };
export const Unavailable: Story = { args: { picture: broken } };
export const Loading: Story = { render: () => <PromoCardSkeleton /> };
export const Later: Story = { args: { availableFrom: 'Desde las 8:00 a.m.' } };
export const Small: Story = { globals: { viewport: { value: 'small' } } };

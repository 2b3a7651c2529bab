import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { PromoCard } from '../PromoCard/PromoCard.tsx';
import { chocolate, mango, savoury, strawberry } from '../samples/pictures.ts';
import { ScrollRow } from './ScrollRow.tsx';

const products = [
  { name: 'Fresa', picture: strawberry },
  { name: 'Nutella', picture: chocolate },
  { name: 'Mango', picture: mango },
  { name: 'Espinaca', picture: savoury },
  { name: 'Cajeta', picture: chocolate },
  { name: 'Frutos rojos', picture: strawberry },
];

const meta = {
  title: 'Foundations/ScrollRow',
  component: ScrollRow,
  args: {
    label: 'Mejores Selecciones',
    style: { maxInlineSize: 400 },
    children: products.map((product) => (
      <PromoCard key={product.name} to="#product" cents={8900} {...product} />
    )),
  },
} satisfies Meta<typeof ScrollRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DraggedByMouse: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    const link = within(row).getAllByRole('link')[0];
    fireEvent.pointerDown(link ?? row, { pointerType: 'mouse', button: 0, clientX: 300 });
    fireEvent.pointerMove(window, { clientX: 200 });
    await expect(row.scrollLeft).toBeGreaterThan(90);
    fireEvent.pointerUp(window);
    const wasFollowed = fireEvent.click(link ?? row);
    await expect(wasFollowed).toBe(false);
  },
};

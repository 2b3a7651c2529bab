import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { List } from '../List/List.tsx';
import { StaffProductCardSkeleton } from '../Skeleton/cardSkeletons.tsx';
import { broken, chocolate, strawberry } from '../samples/pictures.ts';
import { StaffProductCard } from './StaffProductCard.tsx';

const meta = {
  title: 'Staff/StaffProductCard',
  component: StaffProductCard,
  args: {
    name: 'Crepa de fresa',
    cents: 8900,
    picture: strawberry,
    active: true,
    editTo: '#7',
    onToggle: fn(),
    onDelete: fn(),
  },
  decorators: (Story) => (
    <main>
      <h1>Productos</h1>
      <h2>Crepas dulces</h2>
      <List data-columns>
        <Story />
        <StaffProductCard
          name="Crepa de Nutella"
          cents={9500}
          picture={chocolate}
          active={false}
          editTo="#8"
          onToggle={fn()}
          onDelete={fn()}
        />
      </List>
    </main>
  ),
} satisfies Meta<typeof StaffProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar Crepa de fresa' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar Crepa de fresa' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Editar Crepa de fresa' })).toHaveAttribute('href', '#7');
    await expect(canvas.getByText('Inactivo')).toBeVisible();
  },
};
export const Updating: Story = {
  args: { updating: true },
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Actualizando…' });
    await userEvent.click(toggle);
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).not.toHaveBeenCalled();
    // The text shows the pending state, and the focus stays.
    await expect(toggle).toHaveAttribute('aria-disabled', 'true');
    await expect(toggle).toHaveFocus();
  },
};
export const CanBeSoldOut: Story = {
  args: { onSoldOut: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Agotado hoy: Crepa de fresa' }));
    await expect(args.onSoldOut).toHaveBeenCalledOnce();
  },
};
export const SoldOut: Story = {
  args: { soldOut: 'Vuelve mañana a las 5:00 a.m.', onSoldOut: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Vuelve mañana a las 5:00 a.m.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ya hay: Crepa de fresa' }));
    await expect(args.onSoldOut).toHaveBeenCalledOnce();
  },
};
export const WithHours: Story = {
  args: { hours: 'Lunes a viernes, 8:00 a.m. a 12:00 p.m.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Lunes a viernes, 8:00 a.m. a 12:00 p.m.')).toBeVisible();
  },
};
export const WithChoices: Story = {
  args: { choices: 'Tamaño, Salsas' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tamaño, Salsas')).toBeVisible();
  },
};
export const WithHoursSmall: Story = {
  args: {
    hours: 'Lunes a viernes, 8:00 a.m. a 12:00 p.m. y 2 más',
    soldOut: 'Vuelve mañana a las 5:00 a.m.',
  },
  globals: { viewport: { value: 'small' } },
};
export const SellingOut: Story = {
  args: { onSoldOut: fn(), updatingSoldOut: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Guardando…' }));
    await expect(args.onSoldOut).not.toHaveBeenCalled();
  },
};
/** For staff without the owner's rights: only show and hide. */
export const WithoutOwnerActions: Story = {
  render: (args) => <StaffProductCard {...args} editTo={undefined} onDelete={undefined} />,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('heading', { name: 'Crepa de fresa' }).closest('li');
    const actions = within(card as HTMLElement);
    await expect(actions.getAllByRole('button')).toEqual([
      actions.getByRole('button', { name: 'Ocultar Crepa de fresa' }),
    ]);
    await expect(actions.queryByRole('link')).toBeNull();
  },
};
export const WithoutPicture: Story = { args: { picture: broken } };
export const LongText: Story = {
  args: { name: 'Crepa especial de la casa con fresas, plátano, cajeta de Celaya, nuez y crema batida' },
};
export const LargeNumber: Story = { args: { cents: 123_456_700 } };
export const Loading: Story = { render: () => <StaffProductCardSkeleton /> };
export const Small: Story = { globals: { viewport: { value: 'small' } } };

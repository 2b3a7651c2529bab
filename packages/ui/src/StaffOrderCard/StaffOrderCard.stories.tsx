import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { List } from '../List/List.tsx';
import { StaffOrderCardSkeleton } from '../Skeleton/cardSkeletons.tsx';
import { Stages } from '../Stages/Stages.tsx';
import { StaffOrderCard } from './StaffOrderCard.tsx';

const meta = {
  title: 'Staff/StaffOrderCard',
  component: StaffOrderCard,
  args: {
    name: 'Cliente ·· 5678',
    number: 128,
    phone: '5512345678',
    address: 'Orizaba 101, Roma Norte, interior 4, portón verde',
    totalCents: 31_380,
    payment: 'Efectivo',
    since: 'hace 4 min',
  },
  decorators: (Story) => (
    <List data-columns>
      <Story />
    </List>
  ),
} satisfies Meta<typeof StaffOrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole('listitem'));
    await expect(card.getByText('Orizaba 101, Roma Norte, interior 4, portón verde')).toBeVisible();
    await expect(card.getByRole('link', { name: args.phone })).toHaveAttribute('href', 'tel:5512345678');
    await expect(card.getByText('#128')).toBeVisible();
    await expect(card.getByText('$313.80')).toBeVisible();
    await expect(card.getByText('Efectivo')).toBeVisible();
  },
};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button>Aceptar</Button>
        <Button kind="danger">Rechazar</Button>
      </>
    ),
  },
};
const underWay = {
  promise: 'Faltan 4 min (de 30)',
  progress: (
    <Stages
      compact
      label="Pedido #128"
      current="preparing"
      stages={[
        { key: 'received', name: 'Recibido' },
        { key: 'preparing', name: 'En preparación' },
        { key: 'onTheWay', name: 'En camino' },
      ]}
    />
  ),
  contents: <p>2 × Crepa de cajeta</p>,
  actions: <Button>Salió a entregar</Button>,
} as const;

export const UnderWay: Story = { args: underWay };
export const ToFetch: Story = {
  args: {
    ...underWay,
    address: undefined,
    pickup: 'Recoge en la tienda',
    actions: <Button>Listo para recoger</Button>,
  },
};
export const Soon: Story = { args: { ...underWay, urgency: 'soon', since: 'hace 26 min' } };
export const Late: Story = {
  args: { ...underWay, urgency: 'late', since: 'hace 38 min', promise: '8 min tarde (de 30)' },
};
const toTheDoor = {
  ...underWay,
  name: 'Lupita Hernández',
  note: 'Sin nuez, por favor: alergia.\nUna crepa sin azúcar.',
  cash: 'Paga con $500.00 · Cambio $186.20',
} as const;

export const ToTheDoor: Story = {
  args: toTheDoor,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paga con $500.00 · Cambio $186.20')).toBeVisible();
    const note = canvas.getByText(/Sin nuez, por favor/);
    const dish = canvas.getByText('2 × Crepa de cajeta');
    await expect(note.compareDocumentPosition(dish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const Marked: Story = {
  args: { mark: 'Segundo pedido sin recibir' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Segundo pedido sin recibir')).toBeVisible();
  },
};
export const LongMark: Story = {
  args: { mark: 'Por teléfono, lo tomó crepasdelaroma.administracion@crepasdelaroma.mx' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
export const WithoutPin: Story = {
  args: { ...toTheDoor, note: undefined, placeNote: 'Sin pin' },
};
export const LongNote: Story = {
  args: { ...toTheDoor, note: `${'Sin crema, con mucha cajeta. '.repeat(3)}${'x'.repeat(50)}` },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
export const Alerted: Story = {
  args: { ...WithActions.args, urgency: 'soon', alerts: 'Avisamos al personal y a la dueña' },
};
export const CancelledByCustomer: Story = {
  args: {
    since: undefined,
    ended: 'Cancelado por el cliente',
    actions: (
      <Button kind="secondary" wide>
        Enterado, quitar
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelado por el cliente')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    name: 'María Guadalupe Hernández de la Torre y Villaseñor',
    address:
      'Av. Paseo de la Reforma 222, torre 2, piso 14, Juárez, Cuauhtémoc, 06600 Ciudad de México, CDMX',
  },
};
export const WordWithoutEnd: Story = {
  args: { address: `Colima 5, ${'x'.repeat(90)}` },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
export const LargeNumbers: Story = { args: { number: 123_456_789, totalCents: 123_456_700 } };
export const Loading: Story = { render: () => <StaffOrderCardSkeleton /> };
export const Small: Story = { globals: { viewport: { value: 'small' } } };

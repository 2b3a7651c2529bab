import { orderActionToWire } from '@crepas/api';
import { refused } from '@crepas/api/testing';
import type { OrderAction } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { atEndedOrder, openPart } from '../../../testing/endedOrder.ts';
import { wholeTool } from '../../../testing/openAdmin.tsx';

const at = (time: string) => new Date(`2026-11-21T${time}:00-06:00`);
const actions: readonly OrderAction[] = [
  { kind: 'accepted', at: at('18:40'), by: 'cocina@crepas.test' },
  { kind: 'printedAgain', at: at('18:44'), by: 'encargada-de-la-tarde@crepas.test' },
  { kind: 'onTheWay', at: at('19:02'), by: 'cocina@crepas.test' },
  { kind: 'delivered', at: at('19:12'), by: 'cocina@crepas.test' },
  { kind: 'paid', at: at('19:30'), by: 'duena@crepas.test' },
];
const title = 'Quién hizo qué';

const meta = {
  title: 'Staff tool/Order actions',
  ...wholeTool,
  parameters: atEndedOrder({ 'GET /orders/:id/pasos': () => actions.map(orderActionToWire) }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await openPart(title, 'Entregado');
    const delivered = await screen.findByText('Entregado', { selector: 'strong' });
    await expect(delivered.parentElement).toHaveTextContent(
      'Entregado · 21 de noviembre de 2026, 7:12 p.m. · cocina@crepas.test',
    );
  },
};
/** An order of before the accounts were kept, or one that the customer cancelled. */
export const Nobody: Story = {
  parameters: atEndedOrder({}),
  play: async () => {
    await openPart(title, /no quedó anotado/);
  },
};
export const Failed: Story = {
  parameters: atEndedOrder({ 'GET /orders/:id/pasos': refused(503, 'La base de datos no responde') }),
  play: async () => {
    await openPart(title, 'Reintentar');
  },
};
export const Loading: Story = {
  parameters: atEndedOrder({ 'GET /orders/:id/pasos': 'silent' }),
  play: async () => {
    await openPart(title, 'Cargando…');
  },
};

import { phoneBlockToWire, staffGroupToWire } from '@crepas/api';
import { type Answer, changeAnswers, exampleMenu, refused } from '@crepas/api/testing';
import type { Instant } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { atEndedOrder, openEndedOrder, openReadOrder } from '../../../testing/endedOrder.ts';
import { long } from '../../../testing/longMenu.ts';
import { signedInAs, wholeTool } from '../../../testing/openAdmin.tsx';
import { longOrderDetails, orderDetails } from '../../../testing/orders.ts';

const block = {
  reason: 'Tres pedidos que nadie recibió.',
  by: 'encargada@crepas.test',
  since: new Date('2026-11-20T20:30:00-06:00'),
  until: new Date('2026-11-27T20:30:00-06:00'),
};
const path = '/personas/:phone/bloqueo';
const read = (isBlocked: boolean) => ({
  [`GET ${path}`]: () => ({ bloqueo: isBlocked ? phoneBlockToWire(block) : null }),
});
const reads = (answer: Answer) => atEndedOrder({ [`GET ${path}`]: answer });

const meta = {
  title: 'Staff tool/Order details',
  ...wholeTool,
  parameters: {
    ...signedInAs('staff'),
    ...atEndedOrder({
      [`PUT ${path}`]: () => phoneBlockToWire(block),
      [`DELETE ${path}`]: () => ({ ok: true }),
    }),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const blocking = { name: 'Bloquear sus pedidos' };

/** As any account of the staff sees it. */
export const Default: Story = {
  play: async () => {
    const dialog = await openReadOrder();
    await dialog.findByRole('button', blocking);
  },
};
/** Ordered with a code: what it takes off stands above the total. */
export const WithCode: Story = {
  parameters: atEndedOrder({}, { ...orderDetails, codigo: 'CREPA10', descuento: 25 }),
  play: async () => {
    const dialog = await openEndedOrder();
    await dialog.findByText('Código CREPA10');
    await dialog.findByText('−$25.00');
  },
};
export const LongWords: Story = {
  parameters: atEndedOrder({}, { ...longOrderDetails, id_pedido: 7 }),
  play: async () => {
    const dialog = await openEndedOrder();
    await dialog.findAllByText(long.product);
  },
};
export const Blocking: Story = {
  play: async () => {
    const dialog = await openReadOrder();
    await userEvent.click(await dialog.findByRole('button', blocking));
    await userEvent.type(await screen.findByLabelText('Motivo'), block.reason);
    changeAnswers(read(true));
    await userEvent.click(screen.getByRole('button', { name: 'Bloquear' }));
    const unblock = await screen.findByRole('button', { name: 'Quitar el bloqueo' });
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    unblock.scrollIntoView({ block: 'center' });
  },
};
export const Unblocking: Story = {
  parameters: atEndedOrder(read(true)),
  play: async () => {
    const dialog = await openReadOrder();
    await dialog.findByText(block.reason);
    changeAnswers(read(false));
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar el bloqueo' }));
    await screen.findByText('Ya puede pedir otra vez.');
    (await dialog.findByRole('button', blocking)).scrollIntoView({ block: 'center' });
  },
};
export const UnknownBlock: Story = {
  parameters: reads(refused(503, 'La base de datos no responde')),
  play: async () => {
    const dialog = await openReadOrder();
    (await dialog.findByRole('button', { name: 'Reintentar' })).scrollIntoView({ block: 'center' });
  },
};
export const Loading: Story = {
  parameters: reads('silent'),
  play: async () => {
    const dialog = await openReadOrder();
    (await dialog.findByText('Buscando si está bloqueado…')).scrollIntoView({ block: 'center' });
  },
};
/** An older server's list has no lines: the dialog reads them. */
export const LinesLoading: Story = {
  parameters: atEndedOrder({ 'GET /order-details/:id': 'silent' }, { detalles: undefined }),
  play: async () => {
    const dialog = await openEndedOrder();
    await dialog.findByText('Cargando pedido…');
  },
};
const opciones = [
  { grupo: 'Tamaño', id_opcion: 2, nombre: 'Grande', cantidad: 1, diferencia: 15 },
  { grupo: 'Salsas', id_opcion: 3, nombre: 'Salsa verde', cantidad: 2, diferencia: 8 },
];
const [first, ...others] = orderDetails.detalles;
const backAt = Date.parse('2026-11-21T05:00:00-06:00') as Instant;
const withoutLarge = exampleMenu.groups.map((group) => ({
  ...group,
  options: group.options.map((option) =>
    option.name === 'Grande' ? { ...option, soldOutUntil: backAt } : option,
  ),
}));
/** A cook notices that there are no large cups left. The groups are read again after the tap. */
export const Options: Story = {
  parameters: atEndedOrder(
    {
      'PUT /opciones/:id/agotado': () => {
        changeAnswers({ 'GET /grupos': () => withoutLarge.map(staffGroupToWire) });
        return { agotado_hasta: '2026-11-21T05:00:00-06:00' };
      },
    },
    { detalles: [{ ...first, opciones, precio_total_extras: 82 }, ...others] },
  ),
  play: async () => {
    const dialog = await openReadOrder();
    await dialog.findByText('Tamaño: 2 × Grande');
    await dialog.findByText('Salsas: 4 × Salsa verde');
    await dialog.findByText('Salsas: Salsa verde');
    await userEvent.click(dialog.getByRole('button', { name: 'Agotado hoy: Tamaño: Grande' }));
    (await dialog.findByRole('button', { name: 'Ya hay: Tamaño: Grande' })).scrollIntoView({
      block: 'center',
    });
  },
};
/** The phone of an erased order is nobody's: there is nothing to block. */
export const Erased: Story = {
  parameters: atEndedOrder({}, { telefono_usuario: '0000000000', direccion_entrega: '', nombre: 'Cliente' }),
  play: async () => {
    const dialog = await openEndedOrder();
    // The order's line, and below it what can be marked as sold out.
    await waitFor(() => expect(dialog.getAllByText('Trío Crepatlán')).toHaveLength(2));
    await expect(screen.queryByRole('button', blocking)).toBeNull();
  },
};

import { printerToWire } from '@crepas/api';
import { atScreen, changeAnswers, refused } from '@crepas/api/testing';
import { orderId, type Printer, type PrinterState } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const kitchen: Printer = {
  id: 1,
  name: 'Cocina',
  prints: ['kitchen'],
  copies: 1,
  paper: 80,
  isPaused: false,
  state: 'ready',
  seenAt: new Date('2026-11-21T18:02:00-06:00'),
  lateOrders: [],
};
const states: readonly PrinterState[] = ['never', 'away', 'paperOut', 'coverOpen', 'error'];
const everyState: readonly Printer[] = [
  kitchen,
  ...states.map((state, place) => ({
    ...kitchen,
    id: place + 2,
    name: `Barra ${place + 1}`,
    prints: ['kitchen', 'door'] as const,
    copies: 2,
    state,
    seenAt: state === 'never' ? null : kitchen.seenAt,
    lateOrders: state === 'paperOut' ? [orderId(7), orderId(9)] : [],
  })),
  { ...kitchen, id: 9, name: 'Terraza-de-la-planta-alta-junto-al-mostrador', isPaused: true },
];

const listed = (...printers: readonly Printer[]) => ({
  'GET /impresoras': () => printers.map(printerToWire),
});
const barra: Printer = { ...kitchen, id: 2, name: 'Barra', state: 'never', seenAt: null };

const meta = {
  title: 'Staff tool/Printers',
  ...wholeTool,
  parameters: atScreen({
    path: '/shop#impresoras',
    shop: wholeServer,
    answers: {
      ...listed(kitchen),
      'POST /impresoras': () => ({
        id: 2,
        url: 'https://pedidos.crepas-de-la-roma.example/impresora/2',
        usuario: 'impresora-2',
        clave: 'k7pmx2fqz9rdwh4utb3e',
      }),
      'PUT /impresoras/:id': () => ({ ok: true }),
      'POST /impresoras/:id/prueba': () => ({ ok: true }),
      'DELETE /impresoras/:id': () => ({ ok: true }),
    },
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const presses = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Default: Story = {
  parameters: atScreen({ answers: listed(...everyState) }),
  play: async () => {
    await expect(await screen.findByText('En pausa: no recibe tickets')).toBeVisible();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const None: Story = {
  parameters: atScreen({ answers: listed() }),
  play: async () => {
    await expect(await screen.findByText(/^Aún no hay/)).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /impresoras': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando impresoras…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /impresoras': refused(503, 'La base de datos no responde') } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const NameMissing: Story = {
  play: async () => {
    // What arrives after the focus would push the field down.
    await screen.findByText('Cocina');
    await presses('Agregar impresora');
    await expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription(
      /Escribe un nombre, como Cocina/,
    );
  },
};
/** By keyboard. The password is shown this once. */
export const Paired: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Barra{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('k7pmx2fqz9rdwh4utb3e')).toBeVisible());
    await expect(dialog.getByText('impresora-2')).toBeVisible();
  },
};
export const PairedAndTyped: Story = {
  play: async () => {
    await screen.findByLabelText('Nombre');
    changeAnswers(listed(kitchen, barra));
    await userEvent.type(screen.getByLabelText('Nombre'), 'Barra{Enter}');
    await screen.findByText('k7pmx2fqz9rdwh4utb3e');
    // As by the browser's «back»: the dialog makes the links inert for taps.
    const opens = async (name: string) => (await screen.findByRole('link', { name, hidden: true })).click();
    await opens('Pedidos');
    await screen.findByRole('tablist', { name: 'Pedidos' });
    await expect(screen.queryByText('k7pmx2fqz9rdwh4utb3e')).toBeNull();
    // A phone keeps «Tienda» behind «Más».
    screen.queryByRole('button', { name: 'Más' })?.click();
    await opens('Tienda');
    await opens('Impresoras');
    await waitFor(() => expect(screen.getByText('k7pmx2fqz9rdwh4utb3e')).toBeVisible());
    await presses('Ya lo escribí');
    await expect(await screen.findByText('Aún no se conecta')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('k7pmx2fqz9rdwh4utb3e')).toBeNull());
    await expect(screen.getByLabelText('Nombre')).toHaveValue('');
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
export const Full: Story = {
  parameters: atScreen({
    answers: { 'POST /impresoras': refused(409, 'Caben 20 impresoras: quita antes una.') },
  }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Barra{Enter}');
    await screen.findByText(/Caben 20 impresoras/);
    await expect(screen.getByLabelText('Nombre')).toHaveValue('Barra');
  },
};
export const Editing: Story = {
  play: async () => {
    await presses('Editar Cocina');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText('Nombre')).toHaveValue('Cocina');
  },
};
/** What was typed is not lost with the dialog. */
export const LeftWithChanges: Story = {
  play: async () => {
    await presses('Editar Cocina');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nombre'), ' de arriba');
    await presses('Cerrar');
    const question = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
    const again = within(await screen.findByRole('dialog', { name: 'Editar «Cocina»' }));
    await expect(again.getByLabelText('Nombre')).toHaveValue('Cocina de arriba');
    await presses('Cerrar');
    await presses('Salir sin guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await presses('Editar Cocina');
    await expect(within(await screen.findByRole('dialog')).getByLabelText('Nombre')).toHaveValue('Cocina');
  },
};
export const Tested: Story = {
  play: async () => {
    await presses('Imprimir una prueba en Cocina');
    await screen.findByText(/La prueba sale en «Cocina»/);
  },
};
export const Paused: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Pausar Cocina' });
    changeAnswers(listed({ ...kitchen, isPaused: true }));
    await presses('Pausar Cocina');
    await screen.findByText('En pausa: no recibe tickets');
    await screen.findByRole('button', { name: 'Reanudar Cocina' });
  },
};
export const Removed: Story = {
  play: async () => {
    await presses('Quitar Cocina');
    const dialog = within(await screen.findByRole('alertdialog'));
    changeAnswers(listed());
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
    await screen.findByText(/^Aún no hay/);
  },
};

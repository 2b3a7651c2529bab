import { printerToWire } from '@crepas/api';
import type { Printer, PrinterState } from '@crepas/domain';
import { orderId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusal, shopAnswer, signInOwner, silence, staffPart } from '../../testing/staffStory.tsx';
import { PrintersSection } from './PrintersSection.tsx';

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

/** A paired printer joins the list, a paused one says so, a removed one leaves it. */
const answers = (first: readonly Printer[] = [kitchen]) => {
  let printers = first;
  return {
    'GET /shop': () => shopAnswer('impresoras'),
    'GET /impresoras': () => Response.json(printers.map(printerToWire)),
    'POST /impresoras': () => {
      printers = [...printers, { ...kitchen, id: 2, name: 'Barra', state: 'never', seenAt: null }];
      const paired = {
        id: 2,
        url: 'https://pedidos.crepas-de-la-roma.example/impresora/2',
        usuario: 'impresora-2',
        clave: 'k7pmx2fqz9rdwh4utb3e',
      };
      return Response.json(paired, { status: 201 });
    },
    'PUT /impresoras/1': () => {
      printers = printers.map((printer) => ({ ...printer, isPaused: true }));
      return Response.json({ ok: true });
    },
    'POST /impresoras/1/prueba': () => Response.json({ ok: true }),
    'DELETE /impresoras/1': () => {
      printers = [];
      return Response.json({ ok: true });
    },
  };
};
const having = (list: () => Response | Promise<Response>) => () => ({
  ...answers(),
  'GET /impresoras': list,
});

const meta = {
  title: 'Staff tool/Printers',
  component: PrintersSection,
  tags: ['!autodocs'],
  decorators: [staffPart],
  beforeEach: signInOwner,
  parameters: { layout: 'fullscreen', answers: () => answers() },
} satisfies Meta<typeof PrintersSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const presses = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Default: Story = {
  parameters: { answers: () => answers(everyState) },
  play: async () => {
    await expect(await screen.findByText('En pausa: no recibe tickets')).toBeVisible();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const None: Story = {
  parameters: { answers: () => answers([]) },
  play: async () => {
    await expect(await screen.findByText(/^Aún no hay/)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: having(silence) } };
export const Failed: Story = {
  parameters: { answers: having(() => refusal(503, 'La base de datos no responde')) },
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const NameMissing: Story = {
  play: async () => {
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
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Barra{Enter}');
    await presses('Ya lo escribí');
    await expect(await screen.findByText('Aún no se conecta')).toBeVisible();
    await expect(screen.queryByText('k7pmx2fqz9rdwh4utb3e')).toBeNull();
    await expect(screen.getByLabelText('Nombre')).toHaveValue('');
  },
};
export const Full: Story = {
  parameters: {
    answers: () => ({
      ...answers(),
      'POST /impresoras': () => refusal(409, 'Caben 20 impresoras: quita antes una.'),
    }),
  },
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
export const Tested: Story = {
  play: async () => {
    await presses('Imprimir una prueba en Cocina');
    await screen.findByText(/La prueba sale en «Cocina»/);
  },
};
export const Paused: Story = {
  play: async () => {
    await presses('Pausar Cocina');
    await screen.findByText('En pausa: no recibe tickets');
    await screen.findByRole('button', { name: 'Reanudar Cocina' });
  },
};
export const Removed: Story = {
  play: async () => {
    await presses('Quitar Cocina');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
    await screen.findByText(/^Aún no hay/);
  },
};

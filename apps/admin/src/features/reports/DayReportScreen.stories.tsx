import { atScreen, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { long } from '../../testing/longMenu.ts';
import { signedInAs, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const report = {
  fecha: '2026-11-20',
  entregados: 12,
  activos: 2,
  cancelados: 1,
  ventas: 2480.5,
  efectivo: { pedidos: 3, pagado: 1200, cambio: 145.5 },
  productos: [
    { nombre: 'Fresas con crema', cantidad: 8, ventas: 868 },
    { nombre: 'Trío Crepatlán', cantidad: 3, ventas: 717 },
  ],
};

const meta = {
  title: 'Staff tool/Day report',
  ...wholeTool,
  parameters: {
    ...signedInAs('staff'),
    ...atScreen({
      path: '/orders/report?fecha=2026-11-20',
      shop: wholeServer,
      answers: { 'GET /reports/day': () => report },
    }),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** As staff read it; the owner has reports of any days. */
export const Default: Story = {
  play: async () => {
    await screen.findByText('Fresas con crema');
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
const opciones = [
  { grupo: 'Tamaño', nombre: 'Grande', cantidad: 5, ventas: 75 },
  { grupo: 'Salsas', nombre: 'Chipotle', cantidad: 4, ventas: 10.5 },
];
export const Options: Story = {
  parameters: atScreen({ answers: { 'GET /reports/day': () => ({ ...report, opciones }) } }),
  play: async () => {
    await screen.findByText('Tamaño: Grande');
  },
};
export const Codes: Story = {
  parameters: atScreen({
    answers: { 'GET /reports/day': () => ({ ...report, envios: 75, descuentos: 120.5 }) },
  }),
  play: async () => {
    await screen.findByText('Descontado por códigos');
  },
};
export const LongWords: Story = {
  parameters: atScreen({
    answers: {
      'GET /reports/day': () => ({
        ...report,
        ventas: 1_234_567.5,
        efectivo: { pedidos: 1234, pagado: 1_234_567.5, cambio: 123_456.5 },
        productos: [long.product, long.word].map((nombre) => ({
          nombre,
          cantidad: 12_345,
          ventas: 1_234_567.5,
        })),
        opciones: [{ grupo: long.word, nombre: long.product, cantidad: 12_345, ventas: 1_234_567.5 }],
      }),
    },
  }),
  play: async () => {
    await screen.findByText(long.product);
  },
};
export const LongWordsSmall: Story = { ...LongWords, globals: { viewport: { value: 'small' } } };
/** A day on which nobody ordered. */
export const Empty: Story = {
  parameters: atScreen({
    answers: {
      'GET /reports/day': () => ({
        ...report,
        entregados: 0,
        activos: 0,
        cancelados: 0,
        ventas: 0,
        efectivo: { pedidos: 0, pagado: 0, cambio: 0 },
        productos: [],
      }),
    },
  }),
  play: async () => {
    await screen.findByRole('button', { name: 'Descargar CSV' });
  },
};
/** The message covers neither button. */
export const DownloadFailed: Story = {
  parameters: atScreen({
    answers: {
      'GET /reports/day': ({ url }) => (url.searchParams.get('formato') === 'csv' ? 'failing' : report),
    },
  }),
  play: async () => {
    const download = await screen.findByRole('button', { name: 'Descargar CSV' });
    await userEvent.click(download);
    await screen.findByText('Error al descargar el corte');
    download.scrollIntoView({ block: 'end' });
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /reports/day': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando corte…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /reports/day': 'failing' } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const OlderServer: Story = {
  parameters: atScreen({ answers: { 'GET /reports/day': refused(404, 'No existe.') } }),
  play: async () => {
    await screen.findByText('El corte no está disponible');
  },
};
